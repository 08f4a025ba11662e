const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** The `like` pattern for texts that contain this one literally. */
export const containing = (text: string): string => `%${escaped(text)}%`

/** [OPS-07] The same, but one or two letters match beginnings only: the index holds triples of letters, and beginnings. */
export const partOf = (text: string): string => (text.length > 2 ? containing(text) : `${escaped(text)}%`)
