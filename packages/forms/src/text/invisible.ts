/**
 * Marks of direction, zero-width blanks, soft hyphens and byte order marks: copying brings them along, and nobody sees them. The
 * joiners U+200C and U+200D are letters' own: Persian and emoji are written with them.
 */
const invisible = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g

/** A text as a person sees it, whatever copying has brought along. */
export const withoutInvisible = (text: string): string => text.replaceAll(invisible, '')
