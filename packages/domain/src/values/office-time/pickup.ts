import { addDays, asPlainDate, asPlainTime, isPlainDate, type LocalizedText, type TextParams } from '@eksport/forms'
import type { Instant, PlainDate, PlainTime } from '../format/schemas.ts'
import { isAfterOrdinaryHours, type OfficeDay, officeDay, type Slot } from './office-day.ts'
import type { OfficePolicies, OfficePolicy } from './office-policy.ts'
import { minutesUntil, osloEpoch, today } from './oslo.ts'

/** A pickup in a form: each part may be missing, and may not be a valid date or time yet. */
export interface PickupChoice {
  readonly office?: string | undefined
  readonly date?: string | undefined
  readonly time?: string | undefined
}

/** An error in a chosen pickup. */
export interface PickupIssue {
  readonly field: 'date' | 'time'
  readonly code: string
  readonly params?: TextParams
}

/**
 * [PIK-08] The form's rules: the day must be open, and the time far enough ahead, within the hours and one of those that the
 * picker offers. An office that is not among the policies has no hours; its own field reports that it is unknown.
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

/** Whether a pickup can be moved, or why not: none was chosen, its office is closed for good, or it is too near. */
export type PickupStanding = 'NONE' | 'OFFICE_GONE' | 'TOO_NEAR' | 'MOVABLE'

/**
 * [EXP-11] Until when a pickup can be moved: the office needs the same notice as for a new one. Undefined where the pickup has no
 * valid time.
 */
export function pickupMovableUntil(
  { date, time }: PickupChoice,
  { formLeadMinutes }: Pick<OfficePolicy, 'formLeadMinutes'>,
): Instant | undefined {
  const [day, at] = [asPlainDate(date), asPlainTime(time)]
  const moment = day === undefined || at === undefined ? undefined : osloEpoch(day, at)
  return moment === undefined ? undefined : new Date(moment - formLeadMinutes * 60_000).toISOString()
}

/** [EXP-11] Whether a pickup can be moved at a moment. `policy` is that of its office; undefined where that is closed for good. */
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

/** A part of an office's day that groups its times. Those after hours, and no others, cost double. */
export interface PickupBand {
  readonly code: 'before-noon' | 'after-noon' | 'after-hours'
  readonly label: LocalizedText
  readonly slots: readonly Slot[]
}

const noon: PlainTime = '12:00'

/** [PIK-05] Before noon, from noon until ordinary hours end, and after them; bands without times are left out. */
export function pickupBands({ hours, slots }: OfficeDay): PickupBand[] {
  if (!hours) return []
  const { close, ordinaryUntil = close, doubleFrom } = hours
  const end = doubleFrom ?? ordinaryUntil
  const open = slots.filter(({ state }) => state !== 'closed')
  const late = open.filter(({ time }) => isAfterOrdinaryHours(hours, time))
  const ordinary = open.filter((slot) => !late.includes(slot))
  const isMorning = ({ time }: Slot) => time < noon || (time === noon && end <= noon)
  const between = `${noon}–${end}`
  const doubled = `${end}–${close}`
  const bands: readonly PickupBand[] = [
    {
      code: 'before-noon',
      label: { nb: 'Før kl. 12:00', nn: 'Før kl. 12:00', en: 'Before 12:00' },
      slots: ordinary.filter(isMorning),
    },
    {
      code: 'after-noon',
      label: { nb: `Kl. ${between}`, nn: `Kl. ${between}`, en: between },
      slots: ordinary.filter((slot) => !isMorning(slot)),
    },
    {
      code: 'after-hours',
      // If the fee doubles at a time and not only after it, this band includes that time.
      label:
        doubleFrom === undefined
          ? { nb: `Etter kl. ${end}`, nn: `Etter kl. ${end}`, en: `After ${end}` }
          : { nb: `Kl. ${doubled}`, nn: `Kl. ${doubled}`, en: doubled },
      slots: late,
    },
  ]
  return bands.filter((band) => band.slots.length > 0)
}

/** No office is closed for this many days. */
const maxDays = 60

/** [EXP-09] The first day and time that an office offers for a pickup, seen from `now`; undefined where it stays closed. */
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
