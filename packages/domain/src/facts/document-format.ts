import { formatNumber, isPlainDate, type Locale } from '@eksport/forms'
import type { Instant, PlainDate } from '../values/format/schemas.ts'

// A browser without nynorsk would write days in its own menu language, so bokmål, which has the same names of months, comes second.
const tags = { nb: ['nb-NO'], nn: ['nn-NO', 'nb-NO'], en: ['en-GB'] } satisfies Readonly<Record<Locale, string[]>>

const dateFormat = (locale: Locale, timeZone: string) =>
  new Intl.DateTimeFormat(tags[locale], { day: 'numeric', month: 'long', year: 'numeric', timeZone })

const clockFormat = (locale: Locale) =>
  new Intl.DateTimeFormat(tags[locale], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Europe/Oslo',
  })

/** Created once per language and on demand: a table formats hundreds of days, and a formatter is expensive to create. */
function each<Format>(make: (locale: Locale) => Format): (locale: Locale) => Format {
  const made = new Map<Locale, Format>()
  return (locale) => {
    const format = made.get(locale) ?? make(locale)
    made.set(locale, format)
    return format
  }
}

// Plain days are parsed and formatted in the same zone, so that they cannot shift. Marked as pure, so that unused formatters are dropped from a bundle.
const days = /* @__PURE__ */ each((locale) => dateFormat(locale, 'UTC'))
const osloDays = /* @__PURE__ */ each((locale) => dateFormat(locale, 'Europe/Oslo'))
const osloClocks = /* @__PURE__ */ each(clockFormat)
const shortDays = /* @__PURE__ */ each(
  () => new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' }),
)

/** A day in words: `18 November 2026`, `18. november 2026`; a text that is not a date is returned unchanged. */
export function dayInWords(day: PlainDate, locale: Locale): string {
  return isPlainDate(day) ? days(locale).format(new Date(`${day}T00:00:00Z`)) : day
}

/** A day for a narrow column, in an order that is unambiguous abroad: `18 Nov 2026`. */
function shortDay(day: PlainDate): string {
  if (!isPlainDate(day)) return day
  return shortDays('en')
    .format(new Date(`${day}T00:00:00Z`))
    .replace('Sept', 'Sep')
}

/** The ends of a period for a narrow column: one day when both are the same, empty when neither is known. */
export function shortPeriod(from: PlainDate | undefined, to: PlainDate | undefined): readonly string[] {
  const days = [from, to].filter((day) => day !== undefined).map(shortDay)
  const [first, last] = days
  return first === undefined || last === undefined || first === last ? days.slice(0, 1) : [`${first}\u00a0–`, last]
}

/** Day and time of a moment in Norway. */
export function momentInWords(instant: Instant, locale: Locale): string {
  const moment = new Date(instant)
  return `${osloDays(locale).format(moment)} ${osloClocks(locale).format(moment)}`
}

/** `14 300` or `14,300`, with decimals only where there are any. */
export function quantity(value: number, locale: Locale): string {
  return formatNumber(value, locale, Number.isInteger(value) ? 0 : 2)
}

/** A temperature with a true minus sign: `−18 °C`. */
export function celsius(value: number, locale: Locale): string {
  return `${formatNumber(value, locale).replace('-', '\u2212')}\u00a0°C`
}
