import { addDays, addMonths, type PlainDate, type PlainTime } from '@eksport/forms'
import type { DayOf, Slot, SlotDay, SlotDays, SlotValue, SlotWindow } from './slot-types.js'

const closed: SlotDay = { windows: [] }

/** The days as a function that computes each date once. */
export function dayLookup(days: SlotDays | DayOf): DayOf {
  if (typeof days !== 'function') return (date) => (Object.hasOwn(days, date) ? days[date] : undefined) ?? closed
  // A month reads each day several times, and renders again on every arrow key.
  const known = new Map<PlainDate, SlotDay>()
  return (date) => {
    const day = known.get(date) ?? days(date)
    known.set(date, day)
    return day
  }
}

/** The first and the last date of listed days. */
export function spanOf(days: SlotDays | DayOf): { readonly min?: PlainDate; readonly max?: PlainDate } {
  if (typeof days === 'function') return {}
  const [min, ...later] = Object.keys(days).toSorted()
  const max = later.at(-1) ?? min
  return min === undefined || max === undefined ? {} : { min, max }
}

/** A closed day with its reason. */
export interface ClosedDay {
  readonly date: PlainDate
  readonly reason: string
}

/** Holidays and other closed days of a month that need a line; weekends and past days do not. */
export function closedDaysOf(dayOf: DayOf, month: PlainDate): ClosedDay[] {
  const first = `${month.slice(0, 8)}01`
  const next = addMonths(first, 1)
  const days: ClosedDay[] = []
  for (let date = first; date < next; date = addDays(date, 1)) {
    const { windows, reason, special } = dayOf(date)
    if (windows.length === 0 && reason && special) days.push({ date, reason })
  }
  return days
}

/** The free times of a day. */
export const freeSlots = ({ windows }: SlotDay): Slot[] =>
  windows.flatMap(({ slots }) => slots.filter(({ state }) => state === 'free'))

/** A day with the number of its free times. */
export interface OpenDay {
  readonly date: PlainDate
  readonly free: number
}

/** The days from `min` to `max` with a free time, at most `maxDays` of them. */
export function openDays(
  dayOf: DayOf,
  { min, max }: { readonly min: PlainDate; readonly max: PlainDate },
  maxDays = Number.POSITIVE_INFINITY,
): OpenDay[] {
  const days: OpenDay[] = []
  for (let date = min; date <= max && days.length < maxDays; date = addDays(date, 1)) {
    const free = freeSlots(dayOf(date)).length
    if (free > 0) days.push({ date, free })
  }
  return days
}

/** The part of the day that contains a time. */
export const windowOf = (windows: readonly SlotWindow[], time: PlainTime | null) =>
  windows.find(({ slots }) => slots.some((slot) => slot.time === time))

/** Whether a selection is still valid: its time is free, or with windows any time of its window. */
export function isFree(dayOf: DayOf, { date, time }: SlotValue, byWindow: boolean): boolean {
  if (date === null || time === null) return false
  const day = dayOf(date)
  const slots = byWindow ? windowOf(day.windows, time)?.slots : freeSlots(day).filter((slot) => slot.time === time)
  return slots?.some(({ state }) => state === 'free') ?? false
}
