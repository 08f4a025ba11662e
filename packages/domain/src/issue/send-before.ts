import { osloEpoch, plainNow } from '@eksport/forms'
import type { Application } from '../application/application.ts'
import type { Instant, PlainTime } from '../format/plain-date.ts'
import { officeDay } from '../office-time/office-day.ts'
import type { OfficePolicies } from '../office-time/policies.ts'
import { deadlineOf } from './deadline.ts'

/**
 * [ACT-06] The time of today in Oslo before which an application must be sent to be dealt with today: where its deadline
 * is today, the office's ordinary closing time or the deadline, whichever comes first. Nothing where it can wait until
 * another day, where the office is closed today or none is chosen, or where that time is past.
 */
export function sendBefore(
  application: Pick<Application, 'certificateRetrieval' | 'control' | 'transport'>,
  now: Instant,
  policies: OfficePolicies,
): PlainTime | undefined {
  const { date, time } = plainNow(now)
  const deadline = deadlineOf({ ...application, submittedDateTime: now })
  const policy = policies.get(application.certificateRetrieval?.office ?? '')
  const hours = policy && officeDay(policy, date, now).hours
  if (deadline === undefined || hours === undefined) return undefined
  const due = plainNow(deadline.at)
  const closing = hours.doubleFrom ?? hours.ordinaryUntil ?? hours.close
  const isDueLater = osloEpoch(date, closing) < Date.parse(deadline.at)
  if (due.date !== date) return undefined
  const last = isDueLater ? closing : due.time
  return last > time ? last : undefined
}
