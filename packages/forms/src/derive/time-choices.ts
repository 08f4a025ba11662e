import type { TimeField } from '../define/field.ts'
import { asPlainDate, type PlainDate, type PlainTime } from '../time/plain-date.ts'
import { type Instant, isShown, minutesUntil, timeOfMinutes } from '../time/zone.ts'

/**
 * [PIK-07] The times that a field offers on a day, without those that would expire while the form is filled in and those that the
 * clock skips on that day.
 */
export function timeChoices(
  field: TimeField,
  date: PlainDate | undefined,
  now: Instant,
  timeZone: string,
): PlainTime[] {
  const step = field.stepMinutes ?? 30
  const lead = field.choiceLeadMinutes ?? field.leadMinutes
  const times = Array.from({ length: Math.floor(1440 / step) }, (_, index) => timeOfMinutes(index * step))
  const day = asPlainDate(date)
  if (day === undefined) return times
  const shown = times.filter((time) => isShown(day, time, timeZone))
  return lead === undefined ? shown : shown.filter((time) => (minutesUntil(day, time, now, timeZone) ?? lead) >= lead)
}
