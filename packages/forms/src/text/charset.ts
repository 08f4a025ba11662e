import type { Charset } from '../define/field.ts'

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
