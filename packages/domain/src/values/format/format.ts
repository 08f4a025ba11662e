import { formatDate, formatNumber, type Locale } from '@eksport/forms'
import { formatInstant, plainNow } from '../office-time/oslo.ts'
import type { Instant, PlainDate, PlainTime } from './schemas.ts'

/** Prevents a line break inside a number or before its unit. */
const hardSpace = '\u00a0'

/** [DET-01] `#` and at least six digits. */
export function formatReference(referenceNumber: number): string {
  return `#${String(referenceNumber).padStart(6, '0')}`
}

/** An organisation number in groups of three digits, as the register writes it. */
export const groupDigits = (number: string): string => number.replace(/(\d{3})(?=\d)/g, `$1${hardSpace}`)

/** A stored time as `HH:mm`; it may contain seconds. */
export function formatTime(time: PlainTime): string {
  return time.slice(0, 5)
}

/** [THM-06] `dd.MM.yyyy HH:mm`, or the day alone where there is no time; without a line break between them. */
export const formatDayTime = (date: PlainDate, time: PlainTime | undefined): string =>
  time === undefined ? formatDate(date) : `${formatDate(date)}${hardSpace}${formatTime(time)}`

/** [THM-06] `dd.MM.yyyy HH:mm:ss` in Oslo, for when something happened. Deadlines and periods have no seconds. */
export function formatTimestamp(instant: Instant): string {
  return `${formatInstant(instant)}:${String(plainNow(instant).seconds).padStart(2, '0')}`
}

/** Kilograms with two decimals and the unit. */
export function formatWeight(kilograms: number, locale: Locale): string {
  return `${formatNumber(kilograms, locale, 2)}${hardSpace}kg`
}

/** [DET-11] Norwegian kroner as the authority writes them: `375,-`, without decimals. */
export function formatKroner(amount: number): string {
  return `${formatNumber(amount, 'nb', 0)},-`
}

/** The first letters of the first and the last name. */
export function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter((one) => one !== '')
  const letters = [names[0], names.length > 1 ? names.at(-1) : undefined].map((one) => Array.from(one ?? '')[0] ?? '')
  return letters.join('').toLocaleUpperCase('nb')
}
