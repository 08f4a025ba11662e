import {
  daysBetween,
  isPlainDate,
  isPlainTime,
  type LocalizedText,
  minutesOfDay,
  timeOfMinutes,
  weekday,
} from '@eksport/forms'
import type { Instant, PlainDate, PlainTime } from '../format/schemas.ts'
import type { NamedDay, OfficeHours, OfficePolicy, YearlyDay } from './office-policy.ts'
import { minutesUntil, today } from './oslo.ts'

/** Easter Sunday of a year in the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
export function easterSunday(year: number): PlainDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const leapCorrection = Math.floor((century + 8) / 25)
  const moonCorrection = Math.floor((century - leapCorrection + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const sum = epact + toSunday - 7 * late + 114
  return `${year}-${String(Math.floor(sum / 31)).padStart(2, '0')}-${String((sum % 31) + 1).padStart(2, '0')}`
}

/** free: can be chosen · too-soon: sooner than the office needs · closed: the office closes earlier that day. */
export type SlotState = 'free' | 'too-soon' | 'closed'

/** A time of an office's day, and whether it can be chosen. */
export interface Slot {
  readonly time: PlainTime
  readonly state: SlotState
}

/** Why a day is closed, or why its hours differ from the ordinary ones. */
export interface DayReason {
  readonly code: string
  readonly text: LocalizedText
}

/** One day of an office. A closed day has a reason and no slots; a special day is open, with a reason. */
export interface OfficeDay {
  readonly date: PlainDate
  readonly open: boolean
  readonly reason?: DayReason
  readonly hours?: OfficeHours
  readonly slots: readonly Slot[]
}

const slotMinutes = 30

/** A day in the terms of the yearly rules. */
interface DayOfYear {
  /** Days since 1970, to count from one day to another. */
  readonly number: number
  readonly monthDay: string
  readonly sinceEaster: number
  readonly weekday: number
}

// Cached, because a calendar is redrawn on every keystroke and all offices have the same days; at most ten years of them.
const known = new Map<PlainDate, DayOfYear>()
const maxCachedDays = 3660

function readDay(date: PlainDate): DayOfYear {
  const easter = easterSunday(Number(date.slice(0, 4)))
  return {
    number: daysBetween('1970-01-01', date),
    monthDay: date.slice(5),
    sinceEaster: daysBetween(easter, date),
    weekday: weekday(date),
  }
}

function dayOfYear(date: PlainDate): DayOfYear {
  const before = known.get(date)
  if (before) return before
  const day = readDay(date)
  if (known.size >= maxCachedDays) known.clear()
  known.set(date, day)
  return day
}

function fallsOn(on: YearlyDay, { monthDay, sinceEaster }: DayOfYear): boolean {
  if ('easter' in on) return on.easter === sinceEaster
  return 'monthDay' in on ? on.monthDay === monthDay : on.from <= monthDay && monthDay <= on.to
}

function closed(code: string, name: LocalizedText): DayReason {
  const text = { nb: `Stengt: ${name.nb}`, nn: `Stengt: ${name.nn}`, en: `Closed: ${name.en}` }
  return { code, text }
}

const saturday = closed('WEEKEND', { nb: 'lørdag', nn: 'laurdag', en: 'Saturday' })
const sunday = closed('WEEKEND', { nb: 'søndag', nn: 'søndag', en: 'Sunday' })
const past: DayReason = {
  code: 'PAST',
  text: { nb: 'Datoen er passert', nn: 'Datoen er passert', en: 'The date has passed' },
}

interface DayHours {
  readonly hours?: OfficeHours
  readonly reason?: DayReason
}

const findDay = <Day extends NamedDay>(days: readonly Day[], day: DayOfYear) => days.find(({ on }) => fallsOn(on, day))

function ordinaryHours(policy: OfficePolicy, day: DayOfYear): OfficeHours {
  return policy.seasons.find((season) => fallsOn(season, day))?.hours ?? policy.regular
}

/**
 * [decisions.md 5.2] Precedence: an office's exception, special day, holiday, weekend, season. A text that is not a day has no
 * hours.
 */
function dayHours(policy: OfficePolicy, date: PlainDate): DayHours {
  if (!isPlainDate(date)) return {}
  const exception = policy.exceptions.find((candidate) => candidate.date === date)
  if (exception?.hours) return { hours: exception.hours, reason: { code: 'EXCEPTION', text: exception.name } }
  if (exception) return { reason: closed('EXCEPTION', exception.name) }
  const day = dayOfYear(date)
  const isWeekend = day.weekday > 5
  const special = isWeekend ? undefined : findDay(policy.specialDays, day)
  if (special) return { hours: special.hours, reason: { code: special.code, text: special.name } }
  const holiday = findDay(policy.holidays, day)
  if (holiday) return { reason: closed(holiday.code, holiday.name) }
  if (isWeekend) return { reason: day.weekday === 6 ? saturday : sunday }
  return { hours: ordinaryHours(policy, day) }
}

/** Whether a day is neither a Saturday, a Sunday nor a holiday, whatever an office's hours. */
export function isWorkday(holidays: readonly NamedDay[], date: PlainDate): boolean {
  const day = dayOfYear(date)
  return day.weekday <= 5 && findDay(holidays, day) === undefined
}

/** The hours of an office on a day; undefined where it is closed. */
export const hoursOn = (policy: OfficePolicy, date: PlainDate): OfficeHours | undefined => dayHours(policy, date).hours

function slotTimes(hours: OfficeHours, ordinary: OfficeHours): PlainTime[] {
  const first = Math.min(minutesOfDay(hours.open), minutesOfDay(ordinary.open))
  const last = Math.max(minutesOfDay(hours.close), minutesOfDay(ordinary.close))
  const grid = Array.from({ length: Math.floor((last - first) / slotMinutes) + 1 }, (_, index) =>
    timeOfMinutes(first + index * slotMinutes),
  )
  const ends = [hours.close, hours.ordinaryUntil, ordinary.close].filter((end) => end !== undefined)
  return [...new Set([...grid, ...ends])].sort()
}

// Beyond the lead time, the slots of a day depend only on its hours, and whole seasons share the same hours.
const farSlots = new WeakMap<OfficeHours, WeakMap<OfficeHours, readonly Slot[]>>()

function slotsFarAhead(hours: OfficeHours, ordinary: OfficeHours): readonly Slot[] {
  const byOrdinary = farSlots.get(hours) ?? new WeakMap<OfficeHours, readonly Slot[]>()
  farSlots.set(hours, byOrdinary)
  const slots = byOrdinary.get(ordinary) ?? makeSlots(hours, ordinary, () => Number.POSITIVE_INFINITY, 0)
  byOrdinary.set(ordinary, slots)
  return slots
}

function makeSlots(
  hours: OfficeHours,
  ordinary: OfficeHours,
  minutesLeft: (time: PlainTime) => number | undefined,
  lead: number,
): readonly Slot[] {
  return slotTimes(hours, ordinary).map((time) => ({ time, state: slotState(time, hours, minutesLeft(time), lead) }))
}

function slotState(time: PlainTime, hours: OfficeHours, minutesLeft: number | undefined, lead: number): SlotState {
  if (time < hours.open || time > hours.close) return 'closed'
  return minutesLeft === undefined || minutesLeft < lead ? 'too-soon' : 'free'
}

/**
 * One day of an office, seen from `now`. `lead` is how many minutes ahead a time must be, by default the picker's. Times are
 * those of Oslo whatever the machine's zone, and the clock is never read.
 */
export function officeDay(policy: OfficePolicy, date: PlainDate, now: Instant, lead = policy.leadMinutes): OfficeDay {
  const current = today(now)
  if (date < current) return { date, open: false, reason: past, slots: [] }
  const { hours, reason } = dayHours(policy, date)
  if (!hours) return { date, open: false, ...(reason && { reason }), slots: [] }
  const day = dayOfYear(date)
  const ordinary = ordinaryHours(policy, day)
  // Computing the time of every slot of a year is slow. The hour that is subtracted may be skipped between today and that day.
  const isNear = (day.number - dayOfYear(current).number - 1) * 24 * 60 - 60 < lead
  const slots = isNear
    ? makeSlots(hours, ordinary, (time) => minutesUntil(date, time, now), lead)
    : slotsFarAhead(hours, ordinary)
  return { date, open: true, ...(reason && { reason }), hours, slots }
}

/** Whether a time is after the ordinary hours of a day, when a pickup costs double. */
export function isAfterOrdinaryHours(
  { close, ordinaryUntil = close, doubleFrom }: OfficeHours,
  time: PlainTime,
): boolean {
  return doubleFrom === undefined ? time > ordinaryUntil : time >= doubleFrom
}

/** Whether a pickup at that time costs double at that office. On a closed day nothing is picked up, and nothing costs double. */
export function isOutsideOrdinaryHours(policy: OfficePolicy, date: PlainDate, time: PlainTime): boolean {
  const { hours } = dayHours(policy, date)
  return hours !== undefined && isPlainTime(time) && isAfterOrdinaryHours(hours, time)
}
