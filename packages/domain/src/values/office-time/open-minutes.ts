import { addDays } from '@eksport/forms'
import type { Instant } from '../format/schemas.ts'
import { hoursOn } from './office-day.ts'
import type { OfficePolicy } from './office-policy.ts'
import { osloEpoch, today } from './oslo.ts'

/** How many minutes an office was open between two moments, with decimals; 0 where the second is not after the first. */
export function openMinutes(policy: OfficePolicy, from: Instant, to: Instant): number {
  const [start, end] = [Date.parse(from), Date.parse(to)]
  let open = 0
  for (let day = today(from); start < end && day <= today(to); day = addDays(day, 1)) {
    const hours = hoursOn(policy, day)
    const [opens, closes] = [hours && osloEpoch(day, hours.open), hours && osloEpoch(day, hours.close)]
    if (opens === undefined || closes === undefined) continue
    open += Math.max(0, Math.min(end, closes) - Math.max(start, opens))
  }
  return open / 60_000
}
