import { addDays, weekday } from '@eksport/forms'
import type { Instant, PlainDate, PlainTime } from '../format/schemas.ts'
import { officeDay } from './office-day.ts'
import type { OfficePolicy } from './office-policy.ts'
import { today } from './oslo.ts'

/** A pickup before a departure, and the preferred day, where the office is closed on that. */
export interface ProposedPickup {
  readonly date: PlainDate
  readonly time: PlainTime
  readonly insteadOf?: PlainDate
}

/** No office is closed for this many days in a row. */
const maxDaysBefore = 30

/** The time at which most papers are fetched; for an office that opens later, its opening time is proposed. */
const usualTime = '09:00'

/** [EXP-10] The pickup for a departure: the day before, or the last open day before that; undefined where none is left. */
export function pickupBefore(policy: OfficePolicy, departure: PlainDate, now: Instant): ProposedPickup | undefined {
  const wanted = addDays(departure, -1)
  for (let back = 0; back <= maxDaysBefore; back += 1) {
    const date = addDays(wanted, -back)
    if (date < today(now)) return undefined
    const free = officeDay(policy, date, now, policy.formLeadMinutes).slots.filter(({ state }) => state === 'free')
    const slot = free.find(({ time }) => time >= usualTime) ?? free[0]
    if (slot !== undefined) return { date, time: slot.time, ...(back > 0 && { insteadOf: wanted }) }
  }
  return undefined
}

export interface Rhythm {
  /** 1 is Monday, 7 is Sunday. */
  readonly weekday: number
  readonly from: PlainDate
  readonly until: PlainDate
}

/** [EXP-10] 'Hver tirsdag til jul': the days of a weekly rhythm, both ends included, without past days. */
export function rhythmDays({ weekday: wanted, from, until }: Rhythm, now: Instant): readonly PlainDate[] {
  const start = from > today(now) ? from : today(now)
  const first = addDays(start, (wanted - weekday(start) + 7) % 7)
  const days: PlainDate[] = []
  for (let day = first; day <= until; day = addDays(day, 7)) days.push(day)
  return days
}
