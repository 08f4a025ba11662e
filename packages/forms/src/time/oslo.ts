import { isPlainDate, isPlainTime, type PlainDate, type PlainTime } from './plain-date.ts'

/** A moment, ISO 8601 with an offset. */
export type Instant = string

/** What a clock on a wall in Oslo shows. */
export interface PlainNow {
  readonly date: PlainDate
  readonly time: PlainTime
  readonly seconds: number
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Oslo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

// A page asks for the same moment hundreds of times (one calendar, many days), and Intl is slow.
let last: { readonly epoch: number; readonly plain: PlainNow } | undefined

function plainAt(epoch: number): PlainNow {
  if (last?.epoch === epoch) return last.plain
  const text = clock.format(epoch)
  const plain = { date: text.slice(0, 10), time: text.slice(11, 16), seconds: Number(text.slice(17, 19)) }
  last = { epoch, plain }
  return plain
}

/** Day and time in Oslo at a moment, whatever zone the machine is in. */
export function plainNow(now: Instant): PlainNow {
  return plainAt(Date.parse(now))
}

/** The day in Oslo at a moment. */
export function today(now: Instant): PlainDate {
  return plainNow(now).date
}

const hour = 3_600_000

const utc = (date: PlainDate, time: PlainTime) => Date.parse(`${date}T${time}:00Z`)

function search(date: PlainDate, time: PlainTime): number {
  const summer = plainAt(utc(date, time) - 2 * hour)
  return utc(date, time) - (summer.date === date && summer.time === time ? 2 : 1) * hour
}

// How far Oslo is ahead of UTC on a day, in milliseconds; 'changes' on the two days of a year when the clock is moved.
const ahead = new Map<PlainDate, number | 'changes'>()
const maxCachedDays = 3660

function aheadOn(date: PlainDate): number | 'changes' | undefined {
  const before = ahead.get(date)
  if (before !== undefined) return before
  if (!isPlainDate(date)) return undefined
  const [first, last] = [utc(date, '00:00') - search(date, '00:00'), utc(date, '23:59') - search(date, '23:59')]
  if (ahead.size >= maxCachedDays) ahead.clear()
  ahead.set(date, first === last ? first : 'changes')
  return first === last ? first : 'changes'
}

/**
 * The moment, in milliseconds, when a clock in Oslo shows this day and time.
 * A time that the clock shows twice in autumn means the first; one that is skipped in spring means the hour after.
 * Nothing where the answer that is asked about is no day or no time: both types are texts, and people type.
 */
export function osloEpoch(date: PlainDate, time: PlainTime): number | undefined {
  const known = aheadOn(date)
  if (known === undefined || !isPlainTime(time)) return undefined
  return known === 'changes' ? search(date, time) : utc(date, time) - known
}

/** Whether a clock in Oslo shows this time on this day: an hour of a night in spring is skipped. */
export function isShownInOslo(date: PlainDate, time: PlainTime): boolean {
  const epoch = osloEpoch(date, time)
  return epoch !== undefined && (aheadOn(date) !== 'changes' || plainAt(epoch).time === time)
}

/**
 * Minutes from a moment until a day and time in Oslo, with fractions; negative when it has passed, and nothing where they are
 * no day and time.
 */
export function minutesUntil(date: PlainDate, time: PlainTime, now: Instant): number | undefined {
  const epoch = osloEpoch(date, time)
  return epoch === undefined ? undefined : (epoch - Date.parse(now)) / 60_000
}

/** Minutes since midnight. */
export function minutesOfDay(time: PlainTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** `HH:mm` of a number of minutes since midnight. */
export function timeOfMinutes(minutes: number): PlainTime {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
