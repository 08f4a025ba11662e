import { type Instant, type OfficePolicy, officeDay, type PlainDate } from '@eksport/domain'
import { addDays } from '@eksport/forms'

/** A day with its free times counted. */
export interface OpenDay {
  readonly date: PlainDate
  readonly free: number
}

/** The free times of a day. */
export const freeTimes = (policy: OfficePolicy, date: PlainDate, now: Instant) =>
  officeDay(policy, date, now).slots.filter(({ state }) => state === 'free')

/** The days from `min` to `max` with a free time; it stops after `most` of them. */
export function openDays(
  policy: OfficePolicy,
  { min, max }: { readonly min: PlainDate; readonly max: PlainDate },
  now: Instant,
  most = Number.POSITIVE_INFINITY,
): OpenDay[] {
  const days: OpenDay[] = []
  for (let date = min; date <= max && days.length < most; date = addDays(date, 1)) {
    const free = freeTimes(policy, date, now).length
    if (free > 0) days.push({ date, free })
  }
  return days
}
