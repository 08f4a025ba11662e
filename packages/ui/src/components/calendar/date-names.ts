import { dateSigns, monthNames, type PlainDate, weekday, weekdayNames } from '@eksport/forms'
import { dateParts } from './plain-date.logic.js'

/** `month` is 1 to 12. */
export const monthName = (month: number, locale: string): string => monthNames(locale)[month - 1] ?? String(month)

/** `day` is 1 (Monday) to 7. */
export const weekdayName = (day: number, locale: string): string => weekdayNames(locale)[day - 1] ?? String(day)

const ours = ['nb', 'nn', 'en']

const formats = new Map<string, Intl.DateTimeFormat>()

/** A date in the words of a language that is not built in, with the digits and calendar of the fields. */
function inWords(date: PlainDate, locale: string, look: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([locale, look])
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale, { ...look, timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' })
  formats.set(key, format)
  return format.format(Date.parse(date))
}

/** 'Mai 2027', the heading of a month. */
export function monthHeading(year: number, month: number, locale: string): string {
  const day = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`
  const name = ours.includes(locale)
    ? `${monthName(month, locale)} ${year}`
    : inWords(day, locale, { month: 'long', year: 'numeric' })
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** '4. mars' or '4 March'. */
export function dayAndMonth(date: PlainDate, locale: string): string {
  if (!ours.includes(locale)) return inWords(date, locale, { day: 'numeric', month: 'long' })
  const { month, day } = dateParts(date)
  return `${day}${locale === 'en' ? '' : '.'} ${monthName(month, locale)}`
}

/** '4. mars 2027'. */
export const wholeDate = (date: PlainDate, locale: string): string =>
  ours.includes(locale)
    ? `${dayAndMonth(date, locale)} ${dateParts(date).year}`
    : inWords(date, locale, { day: 'numeric', month: 'long', year: 'numeric' })

/** 'onsdag 4. mars', with the year only on request. */
export function longDate(date: PlainDate, locale: string, { year = false } = {}): string {
  if (!ours.includes(locale)) {
    return inWords(date, locale, { weekday: 'long', day: 'numeric', month: 'long', ...(year && { year: 'numeric' }) })
  }
  return `${weekdayName(weekday(date), locale)} ${year ? wholeDate(date, locale) : dayAndMonth(date, locale)}`
}

/**
 * How a date is written: a catalogue's words for day, month and year ('dd.mm.åååå'), in the order and with the
 * separators of the language.
 */
export function datePattern(words: string, locale: string): string {
  const [day = '', month = '', year = ''] = words.split(/[^\p{L}\p{M}]+/u)
  const parts = { day, month, year }
  return dateSigns(locale)
    .map((one) => ('part' in one ? parts[one.part] : one.sign))
    .join('')
}

/** The first day of the week, 0 (Sunday) to 6: Monday in the built-in languages, and where the browser does not know. */
export function firstWeekday(locale: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  if (ours.includes(locale)) return 1
  // Older browsers have it as a property, Firefox has neither.
  const known: Intl.Locale & { weekInfo?: WeekInfo; getWeekInfo?: () => WeekInfo } = new Intl.Locale(locale)
  const first = (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1
  return (first % 7) as ReturnType<typeof firstWeekday>
}

interface WeekInfo {
  /** 1 Monday to 7 Sunday. */
  readonly firstDay: number
}
