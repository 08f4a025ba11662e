import { type DayReason, type Instant, type OfficePolicy, officeDay, type PlainDate } from '@eksport/domain'
import { addDays, addMonths } from '@eksport/forms'

/** A closed day with its reason. */
export interface ClosedDay {
  readonly date: PlainDate
  readonly reason: DayReason
}

const ordinary = new Set(['WEEKEND', 'PAST'])

/** Holidays and other closed days of a month; weekends and days that have passed go without saying. */
export function closedDaysOf(policy: OfficePolicy, month: PlainDate, now: Instant): ClosedDay[] {
  const first = `${month.slice(0, 8)}01`
  const next = addMonths(first, 1)
  const days: ClosedDay[] = []
  for (let date = first; date < next; date = addDays(date, 1)) {
    const { open, reason } = officeDay(policy, date, now)
    if (!open && reason && !ordinary.has(reason.code)) days.push({ date, reason })
  }
  return days
}
