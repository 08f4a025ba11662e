import { type Locale, type PlainDate, weekday } from '@eksport/forms'
import { dateParts } from './plain-date.logic.js'

// Written out: browsers differ in which names of nynorsk they know.
const norwegian = [
  'januar',
  'februar',
  'mars',
  'april',
  'mai',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'desember',
]
const months: Record<Locale, readonly string[]> = {
  nb: norwegian,
  nn: norwegian,
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
}

const weekdays: Record<Locale, readonly string[]> = {
  nb: ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag'],
  nn: ['måndag', 'tysdag', 'onsdag', 'torsdag', 'fredag', 'laurdag', 'søndag'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
}

/** `month` is 1 to 12. */
export const monthName = (month: number, locale: Locale): string => months[locale][month - 1] ?? String(month)

/** `day` is 1 (Monday) to 7. */
export const weekdayName = (day: number, locale: Locale): string => weekdays[locale][day - 1] ?? String(day)

/** 'Mai 2027', the heading of a month. */
export function monthHeading(year: number, month: number, locale: Locale): string {
  const name = monthName(month, locale)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`
}

/** '4. mars' or '4 March'. */
export function dayAndMonth(date: PlainDate, locale: Locale): string {
  const { month, day } = dateParts(date)
  return `${day}${locale === 'en' ? '' : '.'} ${monthName(month, locale)}`
}

/** 'onsdag 4. mars', with the year only where it is asked for. */
export function longDate(date: PlainDate, locale: Locale, { year = false } = {}): string {
  const text = `${weekdayName(weekday(date), locale)} ${dayAndMonth(date, locale)}`
  return year ? `${text} ${dateParts(date).year}` : text
}

/** Number of a month whose name starts so: 'mars', 'mar', 'des', 'Dec'. Needs three letters. */
export function monthByName(text: string): number | undefined {
  const start = text.toLowerCase().replace(/\.$/, '')
  if (start.length < 3) return undefined
  const known = Object.values(months)
  for (let index = 0; index < 12; index++) {
    if (known.some((names) => names[index]?.toLowerCase().startsWith(start))) return index + 1
  }
  return undefined
}
