import { type Locale, monthNames, type PlainDate, weekday, weekdayNames } from '@eksport/forms'
import { dateParts } from './plain-date.logic.js'

/** `month` is 1 to 12. */
export const monthName = (month: number, locale: Locale): string => monthNames[locale][month - 1] ?? String(month)

/** `day` is 1 (Monday) to 7. */
export const weekdayName = (day: number, locale: Locale): string => weekdayNames[locale][day - 1] ?? String(day)

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
