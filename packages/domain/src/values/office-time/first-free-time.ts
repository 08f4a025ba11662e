import { addDays, today } from '@eksport/forms'
import type { Instant, PlainDate, PlainTime } from '../format/plain-date.ts'
import { officeDay } from './office-day.ts'
import type { OfficePolicy } from './office-policy.ts'

/** No office is closed for so many days. */
const maxDays = 60

/** [EXP-09] The first day and time that an office offers for a pickup, seen from `now`; nothing where it stays closed. */
export function firstFreeTime(
  policy: OfficePolicy,
  now: Instant,
): { readonly date: PlainDate; readonly time: PlainTime } | undefined {
  for (let ahead = 0; ahead <= maxDays; ahead += 1) {
    const date = addDays(today(now), ahead)
    const slot = officeDay(policy, date, now).slots.find(({ state }) => state === 'free')
    if (slot !== undefined) return { date, time: slot.time }
  }
  return undefined
}
