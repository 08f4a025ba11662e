import { isPlainDate, type PlainDate } from '@eksport/forms'
import { foldWord } from './fold.ts'

/** Which part of `05/06/2026` is the day. */
export const dateOrders = ['dmy', 'mdy'] as const
export type DateOrder = (typeof dateOrders)[number]

/** A day out of a text; `order` is set where the text itself shows what comes first. */
export type DateReading = { readonly day: PlainDate; readonly order?: DateOrder } | 'ambiguous' | 'unreadable'

const months = ['jan', 'feb', 'mar', 'apr', 'mai may', 'jun', 'jul', 'aug', 'sep', 'okt oct', 'nov', 'des dec']

const year = (digits: string) => (digits.length === 2 ? `20${digits}` : digits)

function dayOf(years: string, month: string | number, day: string, order?: DateOrder): DateReading {
  const text = `${year(years)}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  if (!isPlainDate(text)) return 'unreadable'
  return order === undefined ? { day: text } : { day: text, order }
}

function fromParts(one: string, two: string, years: string, isDotted: boolean, column?: DateOrder): DateReading {
  const [first, second] = [Number(one), Number(two)]
  if (isDotted) return dayOf(years, two, one)
  if (first > 12) return dayOf(years, two, one, 'dmy')
  if (second > 12) return dayOf(years, one, two, 'mdy')
  if (first === second) return dayOf(years, one, two)
  if (column === undefined) return 'ambiguous'
  return column === 'dmy' ? dayOf(years, two, one) : dayOf(years, one, two)
}

function fromName(text: string): DateReading {
  const words = foldWord(text)
  const [, first = '', second = '', years = ''] = /^([\p{L}\d]+) ([\p{L}\d]+) (\d{4}|\d{2})$/u.exec(words) ?? []
  // `Nov 17, 2026` is as clear as `17. november 2026`.
  const [day, name] = /^\d/.test(first) ? [first, second] : [second, first]
  if (!/^\d{1,2}$/.test(day) || !/^\p{L}{3,}$/u.test(name)) return 'unreadable'
  const month = months.findIndex((known) => known.split(' ').some((word) => name.startsWith(word)))
  return month < 0 ? 'unreadable' : dayOf(years, month + 1, day)
}

/**
 * Reads `17.11.2026`, `17.11.26`, `2026-11-17`, `2026/11/17`, `20261117`, `17/11/2026`, `17 nov 2026` and `Nov 17, 2026`.
 * `05/06/2026` can be two days: it is `ambiguous` until the order of the column is known. The serial number of a day is read by
 * nobody: workbooks count from 1900 or from 1904, and the number alone does not say which.
 */
export function readDate(text: string, column?: DateOrder): DateReading {
  // Who begins with the year goes on with the month, whatever stands between.
  const iso = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[T ].*)?$/.exec(text)
  if (iso) return dayOf(iso[1] ?? '', iso[3] ?? '', iso[4] ?? '')
  const compact = /^(20\d\d)(\d\d)(\d\d)$/.exec(text)
  if (compact) return dayOf(compact[1] ?? '', compact[2] ?? '', compact[3] ?? '')
  const parts = /^(\d{1,2})\s*([./-])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{2})(?: \d{1,2}[:.]\d\d.*)?$/.exec(text)
  if (parts) return fromParts(parts[1] ?? '', parts[3] ?? '', parts[4] ?? '', parts[2] === '.', column)
  return fromName(text)
}

/** The order that the texts of a column show, when they agree. */
export function orderOf(texts: Iterable<string>): DateOrder | undefined {
  const shown = new Set<DateOrder>()
  for (const text of texts) {
    const reading = readDate(text)
    if (typeof reading === 'object' && reading.order !== undefined) shown.add(reading.order)
  }
  return shown.size === 1 ? [...shown][0] : undefined
}
