import { type Answers, latinDigits, numberSigns } from '@eksport/forms'

/** A text answer; an empty text for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A code, or null for anything else. */
export const codeOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((part): part is string => typeof part === 'string') : []

/** An object of answers; anything else counts as empty. */
export const answersOf = (value: unknown): Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

export const itemsOf = (value: unknown): Answers[] => (Array.isArray(value) ? value.map(answersOf) : [])

/** Converts empty text to undefined, which removes the answer from the draft. */
export const textAnswer = (text: string): string | undefined => (text === '' ? undefined : text)

/** Part of an id: `a.0.from` becomes `a-0-from`. */
export const idOf = (formId: string, path: string): string => `${formId}-${path.replaceAll('.', '-')}`

/** A number whose only separators group thousands: '2.500', '1,234,000'. */
const grouped = /^[+-]?[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*$/

/**
 * Parses a number as written in the language: '2 745,60' and '1.234,50' in Norwegian, '2,745.60' in English, with either
 * decimal sign in both. An ambiguous separator ('2.500') is read as the language does, and as thousands if the number
 * has no decimals. Undefined if the text is not a number, or has more digits than a number can hold.
 */
export function parseNumber(typed: string, locale: string, isWhole = false): number | undefined {
  const signs = numberSigns(locale)
  let text = latinDigits(typed)
    .replace(/[\s\u00a0\u202f’]/g, '')
    .replace('−', '-')
    .replace('٫', '.')
  const [, sign, more] = grouped.exec(text) ?? []
  if (sign && (isWhole || more || sign !== signs.decimal)) text = text.replaceAll(sign, '')
  else if (text.includes(',') && text.includes('.')) {
    const decimal = text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.'
    text = text.replaceAll(decimal === ',' ? '.' : ',', '')
  }
  text = text.replace(',', '.')
  const value = /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined
  return value !== undefined && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : undefined
}
