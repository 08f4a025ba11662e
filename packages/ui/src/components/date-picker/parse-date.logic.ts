import { addDays, isPlainDate, type PlainDate } from '@eksport/forms'
import { monthByName } from '../calendar/date-names.js'
import { dateParts, plainDate } from '../calendar/plain-date.logic.js'

/** What a typed text means; `nonexistent` is a day that no calendar has, such as 31.04. */
export type ParsedDate =
  | { readonly kind: 'date'; readonly date: PlainDate }
  | { readonly kind: 'empty' | 'format' | 'nonexistent' }

const relative: readonly (readonly [pattern: RegExp, days: number])[] = [
  [/^(i ?dag|today)$/, 0],
  [/^(i ?mor(ge|go)n|tomorrow)$/, 1],
  [/^(i ?går|yesterday)$/, -1],
]

/** '26' is the year within fifty of this one: 1980 in a register, 2035 in a plan. */
function wholeYear(text: string, today: PlainDate): number {
  const value = Number(text)
  if (text.length > 2) return value
  const thisYear = dateParts(today).year
  const candidate = Math.floor(thisYear / 100) * 100 + value
  if (candidate - thisYear >= 50) return candidate - 100
  return thisYear - candidate > 50 ? candidate + 100 : candidate
}

function fromParts(day: string, month: string | number, year: string | undefined, today: PlainDate): ParsedDate {
  const date = plainDate({
    day: Number(day),
    month: Number(month),
    year: year === undefined ? dateParts(today).year : wholeYear(year, today),
  })
  return date ? { kind: 'date', date } : { kind: 'nonexistent' }
}

function parseRelative(text: string, today: PlainDate): ParsedDate | undefined {
  const word = relative.find(([pattern]) => pattern.test(text))
  if (word) return { kind: 'date', date: addDays(today, word[1]) }
  const [, sign, days] = /^([+-])(\d{1,4})$/.exec(text) ?? []
  if (days === undefined) return undefined
  return { kind: 'date', date: addDays(today, sign === '-' ? -Number(days) : Number(days)) }
}

function parseWritten(text: string, today: PlainDate): ParsedDate | undefined {
  const [, d1, m1, y1] = /^(\d{2})(\d{2})(\d{2}|\d{4})$/.exec(text) ?? []
  if (d1 && m1) return fromParts(d1, m1, y1, today)
  const [, d2, m2, y2] = /^(\d{1,2})[\s./-]+(\d{1,2})(?:[\s./-]+(\d{2}|\d{4}))?\.?$/.exec(text) ?? []
  if (d2 && m2) return fromParts(d2, m2, y2, today)
  const [, d3, name, y3] = /^(\d{1,2})\.?\s*(\p{L}{3,})\.?(?:\s+(\d{2}|\d{4}))?$/u.exec(text) ?? []
  const month = name && monthByName(name)
  return d3 && month ? fromParts(d3, month, y3, today) : undefined
}

/**
 * Reads a date as people write it: '1.2.26', '010226', '1/2-26', '4. mars', 'i dag', '+14', '2026-03-04'.
 * Day before month always, as Norwegians write; without a year it is this year.
 */
export function parseDate(typed: string, today: PlainDate): ParsedDate {
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ')
  if (text === '') return { kind: 'empty' }
  if (isPlainDate(text)) return { kind: 'date', date: text }
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return { kind: 'nonexistent' }
  return parseRelative(text, today) ?? parseWritten(text, today) ?? { kind: 'format' }
}
