import type { Charset } from '../define/field.ts'

/**
 * Directional marks, zero-width spaces, soft hyphens and byte order marks, which copied text may carry unseen. The joiners U+200C
 * and U+200D are not among them: Persian and emoji are written with them.
 */
const invisible = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g

/** Removes invisible characters that copying may have added, and NUL, which no database stores. */
export const withoutInvisible = (text: string): string => text.replaceAll(invisible, '').replaceAll('\0', '')

/** Replaces the digits of Arabic and Persian keyboards by the Latin ones. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

/** [VAL-01] The visible text, trimmed, with single spaces between words; line breaks are kept when `multiline`. `undefined` when nothing is left. */
export function normalizeText(text: string, multiline = false): string | undefined {
  const composed = withoutInvisible(text).normalize('NFC')
  const clean = multiline ? composed.replace(/[^\S\n]+/g, ' ').replace(/ *\n */g, '\n') : composed.replace(/\s+/g, ' ')
  return clean.trim() || undefined
}

// Latin letters with diacritics, spaces between them, and the characters listed in spec-1 point 5. Only names exclude digits.
const allowed: Readonly<Record<Charset, RegExp>> = {
  text: /^[\p{Script=Latin}\p{M}\d\s.,&\-()/#:;'’"+%!?*@_=°–]*$/u,
  address: /^[\p{Script=Latin}\p{M}\d\s.,&\-()/#:]*$/u,
  name: /^[\p{Script=Latin}\p{M}\s'’.,\-&]*$/u,
}

/** A character that cannot be seen is named by its code point. */
const nameOf = (character: string) =>
  /^[\p{C}\p{Z}]$/u.test(character)
    ? `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : character

/** The characters outside the set, each once; invisible ones by their code points. */
export function foreignCharacters(text: string, charset: Charset): readonly string[] {
  const pattern = allowed[charset]
  return pattern.test(text) ? [] : [...new Set(text)].filter((character) => !pattern.test(character)).map(nameOf)
}
