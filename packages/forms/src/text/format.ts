import { type Instant, plainNow } from '../time/oslo.ts'
import type { PlainDate } from '../time/plain-date.ts'
import type { Locale } from './localized-text.ts'

/** No line break inside a number. */
const hardSpace = '\u00a0'

/** `dd.MM.yyyy`; what was typed and is no date stays as it was typed. */
export function formatDate(date: PlainDate): string {
  return /^\d{4}-\d\d-\d\d/.test(date) ? `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}` : date
}

/** `dd.MM.yyyy HH:mm` in Oslo. */
export function formatInstant(instant: Instant): string {
  const { date, time } = plainNow(instant)
  return `${formatDate(date)} ${time}`
}

/** A number in the language's own way: `2 745,60` in Norwegian, `2,745.60` in English. Without `decimals`, as many as it has. */
export function formatNumber(value: number, locale: Locale, decimals?: number): string {
  const written = decimals === undefined ? String(Math.abs(value)) : Math.abs(value).toFixed(decimals)
  const [whole = '', fraction] = written.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, locale === 'en' ? ',' : hardSpace)
  const sign = value < 0 ? (locale === 'en' ? '-' : '−') : ''
  return sign + grouped + (fraction ? (locale === 'en' ? '.' : ',') + fraction : '')
}
