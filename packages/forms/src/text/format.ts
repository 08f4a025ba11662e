import type { PlainDate } from '../time/plain-date.ts'
import { type Instant, plainNow } from '../time/zone.ts'
import { withoutInvisible } from './characters.ts'
import { languageTags } from './localized-text.ts'

/** Prevents a line break inside a number. */
const hardSpace = '\u00a0'

/** Bokmål, nynorsk and English follow the formats of the specification, whatever the browser knows. */
const isOurs = (locale: string) => locale === 'nb' || locale === 'nn' || locale === 'en'

// Latin digits and Gregorian years in every language, as in the fields into which they are typed.
const latin = { numberingSystem: 'latn', calendar: 'gregory', timeZone: 'UTC' } as const

type DateSign = { readonly part: 'day' | 'month' | 'year' } | { readonly sign: string }

const bokmaal: readonly DateSign[] = [
  { part: 'day' },
  { sign: '.' },
  { part: 'month' },
  { sign: '.' },
  { part: 'year' },
]
const written = new Map<string, readonly DateSign[]>()

/** How a language writes a date in digits: its parts and the signs between them, in order. `dd.MM.yyyy` in bokmål, nynorsk and English. */
export function dateSigns(locale = 'nb'): readonly DateSign[] {
  const known = isOurs(locale) ? bokmaal : written.get(locale)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat(locale, { ...latin, day: '2-digit', month: '2-digit', year: 'numeric' })
  const signs = format.formatToParts(0).flatMap(({ type, value }): DateSign[] => {
    if (type === 'day' || type === 'month' || type === 'year') return [{ part: type }]
    const sign = withoutInvisible(value)
    return type === 'literal' && sign !== '' ? [{ sign }] : []
  })
  written.set(locale, signs)
  return signs
}

/** A day in digits, `dd.MM.yyyy` unless the language has another format; a text that is not a date is returned unchanged. */
export function formatDate(date: PlainDate, locale?: string): string {
  if (!/^\d{4}-\d\d-\d\d/.test(date)) return date
  const parts = { year: date.slice(0, 4), month: date.slice(5, 7), day: date.slice(8, 10) }
  return dateSigns(locale)
    .map((one) => ('part' in one ? parts[one.part] : one.sign))
    .join('')
}

/** A moment as a clock in the zone shows it: `dd.MM.yyyy HH:mm`, the day in the language's format. */
export function formatInstant(instant: Instant, timeZone: string, locale?: string): string {
  const { date, time } = plainNow(instant, timeZone)
  return `${formatDate(date, locale)} ${time}`
}

const numbers = new Map<string, Intl.NumberFormat>()

function formatOf(locale: string, decimals: number | undefined): Intl.NumberFormat {
  const key = `${locale} ${decimals}`
  const made =
    numbers.get(key) ??
    new Intl.NumberFormat(languageTags(locale), {
      numberingSystem: 'latn',
      minimumFractionDigits: decimals ?? 0,
      maximumFractionDigits: decimals ?? 20,
    })
  numbers.set(key, made)
  return made
}

/** The separators of a language's numbers: between thousands, and before decimals. */
export function numberSigns(locale: string): { readonly group: string; readonly decimal: string } {
  if (locale === 'en') return { group: ',', decimal: '.' }
  if (isOurs(locale)) return { group: hardSpace, decimal: ',' }
  const parts = formatOf(locale, 1).formatToParts(1_234_567.5)
  const sign = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value
  return { group: sign('group') ?? '', decimal: sign('decimal') ?? '.' }
}

/** A number in the language's format: `2 745,60` in Norwegian, `2,745.60` in English. Without `decimals`, it keeps as many as it has. */
export function formatNumber(value: number, locale: string, decimals?: number): string {
  if (!isOurs(locale)) return withoutInvisible(formatOf(locale, decimals).format(value))
  const digits = decimals === undefined ? String(Math.abs(value)) : Math.abs(value).toFixed(decimals)
  const [whole = '', fraction] = digits.split('.')
  const { group, decimal } = numberSigns(locale)
  const sign = value < 0 ? (locale === 'en' ? '-' : '−') : ''
  return sign + whole.replace(/\B(?=(\d{3})+$)/g, group) + (fraction ? decimal + fraction : '')
}
