import type { Charset } from '../define/field.ts'

/**
 * Marks of direction, zero-width blanks, soft hyphens and byte order marks: copying brings them along, and nobody sees them. The
 * joiners U+200C and U+200D are letters' own: Persian and emoji are written with them.
 */
const invisible = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g

/** A text as a person sees it, whatever copying has brought along; NUL, which no database takes, is of no text. */
export const withoutInvisible = (text: string): string => text.replaceAll(invisible, '').replaceAll('\0', '')

/** Digits of Arabic and Persian keyboards as the Latin ones that they mean. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

/** [VAL-01] What is seen, with one space between words and none around them; lines are kept where several are asked for. Nothing left becomes `undefined`. */
export function normalizeText(text: string, multiline = false): string | undefined {
  const composed = withoutInvisible(text).normalize('NFC')
  const clean = multiline ? composed.replace(/[^\S\n]+/g, ' ').replace(/ *\n */g, '\n') : composed.replace(/\s+/g, ' ')
  return clean.trim() || undefined
}

// Latin letters with their marks, spaces between them, and what spec-1 point 5 lists. Digits belong to addresses too.
const allowed: Readonly<Record<Charset, RegExp>> = {
  text: /^[\p{Script=Latin}\p{M}\d\s.,&\-()/#:;'’"+%!?*@_=°–]*$/u,
  address: /^[\p{Script=Latin}\p{M}\d\s.,&\-()/#:]*$/u,
  name: /^[\p{Script=Latin}\p{M}\s'’.,\-&]*$/u,
}

/** Of a character that cannot be seen a person needs its number. */
const nameOf = (character: string) =>
  /^[\p{C}\p{Z}]$/u.test(character)
    ? `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : character

/** The characters that do not belong to the set, each once; those that cannot be seen by their numbers. */
export function foreignCharacters(text: string, charset: Charset): readonly string[] {
  const pattern = allowed[charset]
  return pattern.test(text) ? [] : [...new Set(text)].filter((character) => !pattern.test(character)).map(nameOf)
}
