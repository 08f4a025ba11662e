import { formatNumber, isPlainDate, type Locale } from '@eksport/forms'
import type { Instant, PlainDate } from '../values/format/schemas.ts'

// A browser that knows no nynorsk writes the days in bokmål, which has the same months, and not in the language of its own menus.
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

/** Made once, and for the languages that are asked for: a table asks for hundreds of days, and a format is dear to make. */
function each<Format>(make: (locale: Locale) => Format): (locale: Locale) => Format {
  const made = new Map<Locale, Format>()
  return (locale) => {
    const format = made.get(locale) ?? make(locale)
    made.set(locale, format)
    return format
  }
}

// A plain day is read and written in the same zone, so that it cannot shift. Marked as pure: a page carries those that it uses.
const days = /* @__PURE__ */ each((locale) => dateFormat(locale, 'UTC'))
const osloDays = /* @__PURE__ */ each((locale) => dateFormat(locale, 'Europe/Oslo'))
const osloClocks = /* @__PURE__ */ each(clockFormat)
const shortDays = /* @__PURE__ */ each(
  () => new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' }),
)

/** A day in words: `18 November 2026`, `18. november 2026`; what was typed and is no date stays as it was typed. */
export function dayInWords(day: PlainDate, locale: Locale): string {
  return isPlainDate(day) ? days(locale).format(new Date(`${day}T00:00:00Z`)) : day
}

/** A day for a narrow column, in the order that leaves no doubt abroad: `18 Nov 2026`. */
function shortDay(day: PlainDate): string {
  if (!isPlainDate(day)) return day
  return shortDays('en')
    .format(new Date(`${day}T00:00:00Z`))
    .replace('Sept', 'Sep')
}

/** The ends of a period for a narrow column; one day when it begins and ends on the same, none when neither is known. */
export function shortPeriod(from: PlainDate | undefined, to: PlainDate | undefined): readonly string[] {
  const days = [from, to].filter((day) => day !== undefined).map(shortDay)
  const [first, last] = days
  return first === undefined || last === undefined || first === last ? days.slice(0, 1) : [`${first}\u00a0–`, last]
}

/** Day and clock of a moment as it was in Norway. */
export function momentInWords(instant: Instant, locale: Locale): string {
  const moment = new Date(instant)
  return `${osloDays(locale).format(moment)} ${osloClocks(locale).format(moment)}`
}

/** `14 300` or `14,300`; decimals only where there are any. */
export function quantity(value: number, locale: Locale): string {
  return formatNumber(value, locale, Number.isInteger(value) ? 0 : 2)
}

/** A temperature with a true minus sign: `−18 °C`. */
export function celsius(value: number, locale: Locale): string {
  return `${formatNumber(value, locale).replace('-', '\u2212')}\u00a0°C`
}
