import { isPlainDate, minutesUntil, type TextParams, today } from '@eksport/forms'
import type { Instant } from '../format/plain-date.ts'
import { officeDay } from './office-day.ts'
import type { OfficePolicies } from './policies.ts'

/** A pickup as a form holds it: each part may still be missing, and none is known to be a date or a time yet. */
export interface PickupChoice {
  readonly office?: string | undefined
  readonly date?: string | undefined
  readonly time?: string | undefined
}

/** What is wrong with a pickup that a person has chosen. */
export interface PickupIssue {
  readonly field: 'date' | 'time'
  readonly code: string
  readonly params?: TextParams
}

/**
 * [PIK-08] The form's rules: the day must be open, and the time far enough ahead, within
 * the hours and one of those that the picker offers. An office that is not
 * among those handed in has no hours; that it is none is said at the office itself.
 */
export function pickupIssues(
  { office, date, time }: PickupChoice,
  now: Instant,
  policies: OfficePolicies,
): PickupIssue[] {
  if (!office || !date || !isPlainDate(date) || date < today(now)) return []
  const policy = policies.get(office)
  if (policy === undefined) return []
  const day = officeDay(policy, date, now, policy.formLeadMinutes)
  if (!day.open || !day.hours) return [{ field: 'date', code: 'pickupDateClosed' }]
  if (!time) return []
  const minutes = policy.formLeadMinutes
  const ahead = minutesUntil(date, time, now)
  if (ahead === undefined) return []
  if (ahead < minutes) {
    return [{ field: 'time', code: minutes === 60 ? 'pickupTooSoon' : 'pickupTooSoonSpecial', params: { minutes } }]
  }
  const { open, close } = day.hours
  if (time < open || time > close) return [{ field: 'time', code: 'pickupOfficeClosed', params: { open, close } }]
  return day.slots.some((slot) => slot.time === time) ? [] : [{ field: 'time', code: 'timeNotOffered' }]
}
