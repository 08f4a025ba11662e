import { asPlainDate, asPlainTime, osloEpoch } from '@eksport/forms'
import type { Instant } from '../format/plain-date.ts'
import type { OfficePolicy } from './office-policy.ts'
import type { PickupChoice } from './pickup-issues.ts'

/** Whether a pickup can be moved, or why not: none was chosen, its office hands nothing out any more, or it is too near. */
export type PickupStanding = 'NONE' | 'OFFICE_GONE' | 'TOO_NEAR' | 'MOVABLE'

/**
 * [EXP-11] Until when a pickup can be moved: its office must hear of it as long before as of a new one. Nothing where there is no
 * moment that can be read.
 */
export function pickupMovableUntil(
  { date, time }: PickupChoice,
  { formLeadMinutes }: Pick<OfficePolicy, 'formLeadMinutes'>,
): Instant | undefined {
  const [day, at] = [asPlainDate(date), asPlainTime(time)]
  const moment = day === undefined || at === undefined ? undefined : osloEpoch(day, at)
  return moment === undefined ? undefined : new Date(moment - formLeadMinutes * 60_000).toISOString()
}

/** [EXP-11] How a pickup stands at a moment. `policy` holds the rules of its office; nothing where that is no office any more. */
export function pickupStanding(
  pickup: PickupChoice | undefined,
  policy: OfficePolicy | undefined,
  now: Instant,
): PickupStanding {
  if (pickup?.office === undefined || pickup.date === undefined) return 'NONE'
  if (policy === undefined) return 'OFFICE_GONE'
  const until = pickupMovableUntil(pickup, policy)
  if (until === undefined) return 'NONE'
  return Date.parse(now) <= Date.parse(until) ? 'MOVABLE' : 'TOO_NEAR'
}
