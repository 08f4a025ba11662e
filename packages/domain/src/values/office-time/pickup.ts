import { addDays, asPlainDate, asPlainTime, isPlainDate, type LocalizedText, type TextParams } from '@eksport/forms'
import type { Instant, PlainDate, PlainTime } from '../format/schemas.ts'
import { isAfterOrdinaryHours, type OfficeDay, officeDay, type Slot } from './office-day.ts'
import type { OfficePolicies, OfficePolicy } from './office-policy.ts'
import { minutesUntil, osloEpoch, today } from './oslo.ts'

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
 * among those handed in has no hours; that it is unknown is said at the office itself.
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

/** Whether a pickup can be moved, or why not: none was chosen, its office hands nothing out any more, or it is too near. */
export type PickupStanding = 'NONE' | 'OFFICE_GONE' | 'TOO_NEAR' | 'MOVABLE'

/**
 * [EXP-11] Until when a pickup can be moved: its office must hear of it as long before as of a new one. Undefined where there is no
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

/** A part of an office's day under which its times are shown. Those after hours cost double, and no others do. */
export interface PickupBand {
  readonly code: 'before-noon' | 'after-noon' | 'after-hours'
  readonly label: LocalizedText
  readonly slots: readonly Slot[]
}

const noon: PlainTime = '12:00'

/** [PIK-05] Before noon, from noon until ordinary hours end, and after them; bands without an open time are left out. */
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
      // Where the fee doubles at a time and not after it, that time is one of these.
      label:
        doubleFrom === undefined
          ? { nb: `Etter kl. ${end}`, nn: `Etter kl. ${end}`, en: `After ${end}` }
          : { nb: `Kl. ${doubled}`, nn: `Kl. ${doubled}`, en: doubled },
      slots: late,
    },
  ]
  return bands.filter((band) => band.slots.length > 0)
}

/** No office is closed for so many days. */
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
