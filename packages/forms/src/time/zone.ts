import { isPlainDate, isPlainTime, type PlainDate, type PlainTime } from './plain-date.ts'

/** A moment, ISO 8601 with an offset. */
export type Instant = string

/** Day and time as a clock in the zone shows them. */
export interface PlainNow {
  readonly date: PlainDate
  readonly time: PlainTime
  readonly seconds: number
}

const day = 86_400_000
const maxCachedDays = 3660

const utc = (date: PlainDate, time: PlainTime) => Date.parse(`${date}T${time}:00Z`)

function makeClock(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  // A page asks for the same moment hundreds of times (a calendar of many days), and `Intl` is slow.
  let last: { readonly epoch: number; readonly plain: PlainNow } | undefined
  const at = (epoch: number): PlainNow => {
    if (last?.epoch === epoch) return last.plain
    const text = format.format(epoch)
    const plain = { date: text.slice(0, 10), time: text.slice(11, 16), seconds: Number(text.slice(17, 19)) }
    last = { epoch, plain }
    return plain
  }
  const shows = (epoch: number, date: PlainDate, time: PlainTime) => at(epoch).date === date && at(epoch).time === time
  /** How far the zone is ahead of UTC at a moment, in milliseconds. */
  const aheadAt = (epoch: number) => {
    const { date, time } = at(epoch)
    return utc(date, time) - Math.floor(epoch / 60_000) * 60_000
  }
  const search = (date: PlainDate, time: PlainTime): number => {
    const wall = utc(date, time)
    const before = wall - aheadAt(wall - day)
    if (shows(before, date, time)) return before
    const after = wall - aheadAt(wall + day)
    return shows(after, date, time) ? after : before
  }
  // How far the zone is ahead of UTC on a day; 'changes' on the two days of a year when the clock is moved.
  const ahead = new Map<PlainDate, number | 'changes'>()
  const aheadOn = (date: PlainDate): number | 'changes' | undefined => {
    const known = ahead.get(date)
    if (known !== undefined) return known
    if (!isPlainDate(date)) return undefined
    const [first, latest] = [utc(date, '00:00') - search(date, '00:00'), utc(date, '23:59') - search(date, '23:59')]
    if (ahead.size >= maxCachedDays) ahead.clear()
    ahead.set(date, first === latest ? first : 'changes')
    return first === latest ? first : 'changes'
  }
  return { at, search, aheadOn }
}

const clocks = new Map<string, ReturnType<typeof makeClock>>()

function clockIn(timeZone: string) {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known
  const made = makeClock(timeZone)
  clocks.set(timeZone, made)
  return made
}

/** Day and time at a moment in a zone, an IANA name; throws `RangeError` for an unknown zone. */
export function plainNow(now: Instant, timeZone: string): PlainNow {
  return clockIn(timeZone).at(Date.parse(now))
}

/** The day at a moment in a zone. */
export function today(now: Instant, timeZone: string): PlainDate {
  return plainNow(now, timeZone).date
}

/**
 * The moment, in milliseconds since 1970, at which a clock in the zone shows this day and time.
 * A time that occurs twice in autumn means the first; one that is skipped in spring means the hour after.
 * `undefined` where either text is not a day or a time, because both may be typed.
 */
export function epochOf(date: PlainDate, time: PlainTime, timeZone: string): number | undefined {
  const { aheadOn, search } = clockIn(timeZone)
  const known = aheadOn(date)
  if (known === undefined || !isPlainTime(time)) return undefined
  return known === 'changes' ? search(date, time) : utc(date, time) - known
}

/** Whether a clock in the zone ever shows this time on this day: an hour is skipped on one night in spring. */
export function isShown(date: PlainDate, time: PlainTime, timeZone: string): boolean {
  const { at, aheadOn } = clockIn(timeZone)
  const epoch = epochOf(date, time, timeZone)
  return epoch !== undefined && (aheadOn(date) !== 'changes' || at(epoch).time === time)
}

/**
 * Minutes from a moment until a day and time in a zone, with fractions; negative when it has passed, `undefined` where they are
 * not a day and a time.
 */
export function minutesUntil(date: PlainDate, time: PlainTime, now: Instant, timeZone: string): number | undefined {
  const epoch = epochOf(date, time, timeZone)
  return epoch === undefined ? undefined : (epoch - Date.parse(now)) / 60_000
}

/** Minutes since midnight. */
export function minutesOfDay(time: PlainTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** A number of minutes since midnight as `HH:mm`. */
export function timeOfMinutes(minutes: number): PlainTime {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
