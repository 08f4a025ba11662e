import { osloEpoch, plainNow } from '@eksport/forms'
import type { Application } from '../../application/application.ts'
import { withKnownTimes } from '../../application/known-times.ts'
import type { Instant, PlainDate, PlainTime } from '../../values/format/plain-date.ts'
import { officeDay } from '../../values/office-time/office-day.ts'
import type { OfficePolicy } from '../../values/office-time/office-policy.ts'
import { pickupIssues } from '../../values/office-time/pickup-issues.ts'
import type { OfficePolicies } from '../../values/office-time/policies.ts'
import { controlLeadMinutes } from './control-lead.ts'
import { deadlineOf } from './deadline.ts'

type Times = Pick<Application, 'certificateRetrieval' | 'control' | 'transport'>

/** So many minutes before a day and time in Oslo; nothing where one of the two is not known. */
function minutesBefore(minutes: number, date: PlainDate | undefined, time: PlainTime | undefined): number[] {
  const at = date === undefined || time === undefined ? undefined : osloEpoch(date, time)
  return at === undefined ? [] : [at - minutes * 60_000]
}

/** Until when the form lets it be sent: pickup and last control must be so far ahead then. */
function sendableUntil({ certificateRetrieval: pickup, control }: Times, { formLeadMinutes }: OfficePolicy): number {
  return Math.min(
    ...minutesBefore(formLeadMinutes, pickup?.date, pickup?.time),
    ...minutesBefore(controlLeadMinutes, control?.dispatchDate, control?.dispatchTime),
  )
}

/**
 * [ACT-06] The time of today in Oslo before which an application must be sent to be dealt with today: where its deadline
 * is today, the office's ordinary closing time, the deadline or the last moment at which its form lets it be sent, whichever
 * comes first. Nothing where it can wait until another day, where the office is closed today or none is chosen, where that
 * time is past, or where it cannot be sent for its pickup.
 */
export function sendBefore(given: Times, now: Instant, policies: OfficePolicies): PlainTime | undefined {
  const application = withKnownTimes(given)
  const { date } = plainNow(now)
  const deadline = deadlineOf({ ...application, submittedDateTime: now })
  const pickup = application.certificateRetrieval
  const policy = policies.get(pickup?.office ?? '')
  const hours = policy && officeDay(policy, date, now).hours
  if (deadline === undefined || policy === undefined || hours === undefined || pickup === undefined) return undefined
  if (pickupIssues(pickup, now, policies).length > 0 || plainNow(deadline.at).date !== date) return undefined
  const closing = minutesBefore(0, date, hours.doubleFrom ?? hours.ordinaryUntil ?? hours.close)
  const last = Math.min(...closing, Date.parse(deadline.at), sendableUntil(application, policy))
  return last > Date.parse(now) ? plainNow(new Date(last).toISOString()).time : undefined
}
