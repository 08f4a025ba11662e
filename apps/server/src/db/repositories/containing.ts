/** The pattern for a part of a text, which `like` reads letter for letter. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
