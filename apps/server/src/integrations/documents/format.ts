import { formatNumber, type Instant, type PlainDate } from '@eksport/domain'
import type { Locale } from '@eksport/forms'

const tags = { nb: 'nb-NO', nn: 'nn-NO', en: 'en-GB' } as const
const zone = 'Europe/Oslo'

const dateFormat = (locale: Locale, timeZone: string) =>
  new Intl.DateTimeFormat(tags[locale], { day: 'numeric', month: 'long', year: 'numeric', timeZone })

/** A day in words: `18 November 2026`, `18. november 2026`. */
export function formatDay(day: PlainDate, locale: Locale): string {
  // The day is read and written in the same zone, so that it cannot shift.
  return dateFormat(locale, 'UTC').format(new Date(`${day}T00:00:00Z`))
}

/** A day for a narrow column, in the order that leaves no doubt abroad: `18 Nov 2026`. */
function formatShortDay(day: PlainDate): string {
  return new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace('Sept', 'Sep')
}

/** A period for a narrow column; one day when it begins and ends on the same. */
export function formatShortPeriod(from: PlainDate | undefined, to: PlainDate | undefined): string | undefined {
  if (from === undefined || to === undefined || from === to) {
    const day = from ?? to
    return day === undefined ? undefined : formatShortDay(day)
  }
  return `${formatShortDay(from)}\u00A0–\n${formatShortDay(to)}`
}

/** Day and clock of a moment as it was in Norway. */
export function formatInstant(instant: Instant, locale: Locale): string {
  const moment = new Date(instant)
  const clock = new Intl.DateTimeFormat(tags[locale], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  })
  return `${dateFormat(locale, zone).format(moment)} ${clock.format(moment)}`
}

/** The day in Norway of a moment. */
export function dayOf(instant: Instant): PlainDate {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: zone }).format(new Date(instant))
}

/** `14 300` or `14,300`; decimals only where there are any. */
export function formatQuantity(value: number, locale: Locale): string {
  return formatNumber(value, locale, Number.isInteger(value) ? 0 : 2)
}

/** `-25 to -18 °C` with true minus signs. */
export function formatTemperature(minimum: number | undefined, maximum: number | undefined, to: string): string {
  const degrees = (value: number) => String(value).replace('-', '\u2212')
  const known = [minimum, maximum].filter((value) => value !== undefined).map(degrees)
  return `${[...new Set(known)].join(` ${to} `)} °C`
}
