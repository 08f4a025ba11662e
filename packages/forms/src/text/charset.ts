import type { Charset } from '../define/field.ts'

// Latin letters with their marks, spaces between them, and what spec-1 point 5 lists. Digits belong to addresses too.
const allowed: Readonly<Record<Charset, RegExp>> = {
  text: /^[\p{Script=Latin}\p{M}\d\s.,&\-()/#:;'’"+%!?*@_=°–]*$/u,
  address: /^[\p{Script=Latin}\p{M}\d\s.,&\-()/#:]*$/u,
  name: /^[\p{Script=Latin}\p{M}\s'’.,\-&]*$/u,
}

/** Whether every character belongs to the set. */
export function isInCharset(text: string, charset: Charset): boolean {
  return allowed[charset].test(text)
}
