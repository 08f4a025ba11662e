const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** The pattern for a part of a text, which `like` reads letter for letter. */
export const containing = (text: string): string => `%${escaped(text)}%`

/** [OPS-07] The same, but what one or two letters ask for begins with them: the index of parts knows three letters each, and beginnings. */
export const partOf = (text: string): string => (text.length > 2 ? containing(text) : `${escaped(text)}%`)
