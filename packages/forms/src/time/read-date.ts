import { latinDigits, withoutInvisible } from '../text/characters.ts'
import { dateSigns } from '../text/format.ts'
import { monthByName } from './names.ts'
import { addDays, isPlainDate, type PlainDate } from './plain-date.ts'

/** Whether the day or the month comes first in `05/06/2026`. */
export type DateOrder = 'dmy' | 'mdy'

/** What a typed text means; `nonexistent` is a day that no calendar has, such as 31.04. */
export type ParsedDate =
  | { readonly kind: 'date'; readonly date: PlainDate }
  | { readonly kind: 'empty' | 'format' | 'nonexistent' }

/** What a text in a file means; `ambiguous` is one that can be two days, such as 05/06/2026. */
export type DateReading = ParsedDate | { readonly kind: 'ambiguous' }

/** The year with these last two digits that is within fifty years of this one: 1980 in a register, 2035 in a plan. */
function wholeYear(text: string, today: PlainDate): number {
  const value = Number(text)
  if (text.length > 2) return value
  const thisYear = Number(today.slice(0, 4))
  const candidate = Math.floor(thisYear / 100) * 100 + value
  if (candidate - thisYear >= 50) return candidate - 100
  return thisYear - candidate > 50 ? candidate + 100 : candidate
}

function dayOf(year: string | number, month: string | number, day: string): ParsedDate {
  const date = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isPlainDate(date) ? { kind: 'date', date } : { kind: 'nonexistent' }
}

/** A time of day after the date, as spreadsheets and programs write it. */
const timeOfDay = /(?:(?<=\d)[t ]+\d{1,2}:\d\d|(?<=\d{4}) \d{1,2}\.\d\d).*$/

/** The Chinese format: `2026年11月18日`. */
const chineseDay = /^(\d{4}) ?年 ?(\d{1,2}) ?月 ?(\d{1,2}) ?日$/

const clean = (text: string) =>
  latinDigits(withoutInvisible(text))
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(timeOfDay, '')
    .replace(chineseDay, '$1-$2-$3')

/** A date with the same separator twice, `05/06/2026`, may have the month first, as in American usage. */
const swappable = /^(\d{1,2}) ?([/-]) ?(\d{1,2}) ?\2 ?(?:\d{4}|\d{2})$/

/** The same without a year. */
const swappableInYear = /^\d{1,2} ?[/-] ?\d{1,2}$/

/** The order that the text itself reveals: there is no month 17. */
function orderIn(text: string): DateOrder | undefined {
  const [, first, , second] = swappable.exec(clean(text)) ?? []
  if (Number(first) > 12) return 'dmy'
  return Number(second) > 12 ? 'mdy' : undefined
}

/** Eight digits without separators. The first four are the year if they begin with 19 or 20 and the date exists, else the last four. */
function fromDigits(text: string): ParsedDate | undefined {
  const [, firstYear, month = '', day = ''] = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text) ?? []
  const yearFirst = firstYear === undefined ? undefined : dayOf(firstYear, month, day)
  if (yearFirst?.kind === 'date') return yearFirst
  const [, d, m, lastYear] = /^(\d\d)(\d\d)(\d{4})$/.exec(text) ?? []
  return d === undefined || m === undefined || lastYear === undefined ? undefined : dayOf(lastYear, m, d)
}

interface Way<Swapped> {
  readonly today: PlainDate
  readonly mayLackYear: boolean
  /** A language whose month names are known besides Norwegian and English. */
  readonly locale?: string
  /** Decides about a text that can be two days. */
  readonly choose: (dayFirst: ParsedDate, monthFirst: ParsedDate) => Swapped
}

/** `17 nov 2026`, `17-Nov-26`, `Nov 17, 2026`. */
function fromName(text: string, { today, mayLackYear, locale }: Way<unknown>): ParsedDate | undefined {
  const words = /^(\d{1,2}|\p{L}{3,})[ .,/-]*(\d{1,2}|\p{L}{3,})(?:[ .,/-]+(\d{4}|\d{2}))?\.?$/u.exec(text)
  const [, first = '', second = '', year] = words ?? []
  const [day, name] = /^\d/.test(first) ? [first, second] : [second, first]
  const month = /^\d/.test(day) ? monthByName(name, locale) : undefined
  if (month === undefined || (year === undefined && !mayLackYear)) return undefined
  return dayOf(wholeYear(year ?? today.slice(0, 4), today), month, day)
}

function fromNumbers<Swapped>(text: string, { today, mayLackYear, choose }: Way<Swapped>) {
  const parts = /^(\d{1,2})[ ./-]+(\d{1,2})(?:[ ./-]+(\d{4}|\d{2}))?\.?$/.exec(text)
  const [, first, second, written] = parts ?? []
  if (first === undefined || second === undefined || (written === undefined && !mayLackYear)) return undefined
  const year = wholeYear(written ?? today.slice(0, 4), today)
  const [dayFirst, monthFirst] = [dayOf(year, second, first), dayOf(year, first, second)]
  const order = orderIn(text)
  // Dots, or two different separators, mean that the day comes first.
  const isSwappable = swappable.test(text) || swappableInYear.test(text)
  if (order === 'dmy' || !isSwappable || Number(first) === Number(second)) return dayFirst
  return order === 'mdy' ? monthFirst : choose(dayFirst, monthFirst)
}

function readWhole<Swapped>(text: string, way: Way<Swapped>): ParsedDate | Swapped {
  if (text === '') return { kind: 'empty' }
  // After a leading year comes the month, whatever the separator.
  const [, year, , month = '', day = ''] = /^(\d{4})([-/.]) ?(\d{1,2})\2 ?(\d{1,2})\.?$/.exec(text) ?? []
  if (year !== undefined) return dayOf(year, month, day)
  return fromDigits(text) ?? fromNumbers(text, way) ?? fromName(text, way) ?? { kind: 'format' }
}

/**
 * Reads a day as files write it: `17.11.2026`, `17.11.26`, `2026-11-17`, `2026/11/17`, `20261117`, `2026年11月17日`, `17/11/2026`, `17 nov 2026`,
 * `Nov 17, 2026`, with or without a time of day. `05/06/2026` is ambiguous until the order of its column is known.
 */
export const readDate = (text: string, today: PlainDate, order?: DateOrder): DateReading =>
  readWhole<DateReading>(clean(text), {
    today,
    mayLackYear: false,
    choose: (dayFirst, monthFirst) => {
      if (order === undefined) return { kind: 'ambiguous' }
      return order === 'dmy' ? dayFirst : monthFirst
    },
  })

/** The order that the texts of a column reveal, if they agree. */
export function orderOf(texts: Iterable<string>): DateOrder | undefined {
  const shown = new Set(Array.from(texts, orderIn).filter((order) => order !== undefined))
  return shown.size === 1 ? [...shown][0] : undefined
}

const relative: readonly (readonly [pattern: RegExp, days: number])[] = [
  [/^(i ?dag|today)$/, 0],
  [/^(i ?mor(ge|go)n|tomorrow)$/, 1],
  [/^(i ?går|yesterday)$/, -1],
]

/** Short forms, accepted only where the writer sees at once how they were read. */
function readShort(text: string, today: PlainDate): ParsedDate | undefined {
  const word = relative.find(([pattern]) => pattern.test(text))
  if (word) return { kind: 'date', date: addDays(today, word[1]) }
  const [, sign, days] = /^([+-])(\d{1,4})$/.exec(text) ?? []
  if (days !== undefined) return { kind: 'date', date: addDays(today, sign === '-' ? -Number(days) : Number(days)) }
  const [, day = '', month = '', year] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? []
  return year === undefined ? undefined : dayOf(wholeYear(year, today), month, day)
}

const dayComesFirst = (locale: string) => {
  const first = dateSigns(locale).find((one) => 'part' in one && one.part !== 'year')
  return first !== undefined && 'part' in first && first.part === 'day'
}

/**
 * Reads a date as people type it: everything that {@link readDate} reads, and '010226', '1/2', '4. mars', 'i dag', '+14'. An
 * ambiguous day and month are read in the language's order: day first in Norwegian. Without a year it is this year.
 */
export function parseDate(typed: string, today: PlainDate, locale = 'nb'): ParsedDate {
  const text = clean(typed)
  const choose = (dayFirst: ParsedDate, monthFirst: ParsedDate) => (dayComesFirst(locale) ? dayFirst : monthFirst)
  return readShort(text, today) ?? readWhole(text, { today, mayLackYear: true, locale, choose })
}
