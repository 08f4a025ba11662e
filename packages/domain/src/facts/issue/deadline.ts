import type { LocalizedText } from '@eksport/forms'
import type { Application } from '../../application/application.ts'
import type { ApplicationStatus } from '../../application/enumerations.ts'
import { withKnownTimes } from '../../application/known-times.ts'
import { isReopened } from '../../application/status-label.ts'
import type { Instant, PlainDate, PlainTime } from '../../values/format/schemas.ts'
import { officeDay } from '../../values/office-time/office-day.ts'
import type { OfficePolicies, OfficePolicy } from '../../values/office-time/office-policy.ts'
import { formatInstant, osloEpoch, plainNow } from '../../values/office-time/oslo.ts'
import { pickupIssues } from '../../values/office-time/pickup.ts'

/** What the authority must be finished before. */
export const dueCauses = ['PICKUP', 'LAST_CONTROL', 'DEPARTURE'] as const
/** What the authority must be finished before. */
export type DueCause = (typeof dueCauses)[number]

/** [ACT-06] The clock of a case: it runs while the authority has the next step, and is stopped while somebody else has it. */
export type CaseClock = 'RUNNING' | 'STOPPED' | 'ENDED'

/** When the authority must be finished, and for what. */
export interface Deadline {
  readonly at: Instant
  readonly cause: DueCause
  /** The moment of the cause itself. */
  readonly causeAt: Instant
}

const running: readonly ApplicationStatus[] = ['INNSENDT', 'UNDER_VURDERING', 'TIL_SIGNERING', 'GODKJENT', 'SKREVET_UT']
const stopped: readonly ApplicationStatus[] = ['AVKLARING_INNSENDER', 'STOPPET']

/** [ACT-06] The clock of a case, by its status; that of a reopened draft is stopped until its exporter sends it. */
export function clockOf({ applicationStatus, revision }: Parameters<typeof isReopened>[0]): CaseClock {
  if (running.includes(applicationStatus)) return 'RUNNING'
  return isReopened({ applicationStatus, revision }) || stopped.includes(applicationStatus) ? 'STOPPED' : 'ENDED'
}

const lastMinute: PlainTime = '23:59'

/** [ACT-06] Minutes that an office needs after its decision, to sign, print and stamp before a pickup or a departure. */
const workLeadMinutes = 30

/** The moment of a day and time in Oslo; a day without a time counts until its end. */
function momentOf(date: PlainDate | undefined, time: PlainTime | undefined): number | undefined {
  return date === undefined ? undefined : osloEpoch(date, time ?? lastMinute)
}

/** Only these three parts, so that hundreds of product lines are not processed. */
const knownTimesOf = ({ certificateRetrieval, control, transport }: Omit<Dated, 'submittedDateTime'>) =>
  withKnownTimes({ certificateRetrieval, control, transport })

type Dated = Pick<Application, 'certificateRetrieval' | 'control' | 'transport' | 'submittedDateTime'>

/**
 * [ACT-06] The earliest of pickup, last control and departure, minus the minutes that the office needs after its decision. A
 * moment that had passed when the application was sent does not count: the goods of a replacement have often left. Undefined
 * where none of the three remains or can be read. `clockOf` tells whether the deadline applies now.
 */
export function deadlineOf({ submittedDateTime, ...times }: Dated): Deadline | undefined {
  const { certificateRetrieval: pickup, control, transport } = knownTimesOf(times)
  const moments: readonly (readonly [DueCause, number | undefined])[] = [
    ['PICKUP', momentOf(pickup?.date, pickup?.time)],
    ['LAST_CONTROL', momentOf(control?.dispatchDate, control?.dispatchTime)],
    ['DEPARTURE', momentOf(transport?.dateOfDeparture, transport?.timeOfDeparture)],
  ]
  const sentAt = submittedDateTime === undefined ? Number.NEGATIVE_INFINITY : Date.parse(submittedDateTime)
  const known = moments.flatMap(([cause, at]) => (at === undefined || at < sentAt ? [] : [{ cause, at }]))
  const [first] = known.sort((one, other) => one.at - other.at)
  if (first === undefined) return undefined
  return {
    at: new Date(first.at - workLeadMinutes * 60_000).toISOString(),
    cause: first.cause,
    causeAt: new Date(first.at).toISOString(),
  }
}

/** The deadline while the clock runs; undefined while it is stopped or has ended. */
export function runningDeadline(
  application: Pick<
    Application,
    'applicationStatus' | 'revision' | 'certificateRetrieval' | 'control' | 'transport' | 'submittedDateTime'
  >,
): Deadline | undefined {
  return clockOf(application) === 'RUNNING' ? deadlineOf(application) : undefined
}

/** How much time there is: past, within the hour, or more. */
export type TimeLeftTone = 'over' | 'soon' | 'later'

/** The time until a deadline, in a few words. */
export interface TimeLeft {
  readonly tone: TimeLeftTone
  readonly text: LocalizedText
}

const hour = 60
const day = 24 * hour

/** In whole days or hours; below an hour in minutes. */
function roughly(minutes: number, [d, h]: readonly [string, string]): string {
  if (minutes >= day) return `${Math.floor(minutes / day)}\u00a0${d}`
  return minutes < hour ? `${minutes}\u00a0min` : `${Math.floor(minutes / hour)}\u00a0${h}`
}

const inMinutes = (minutes: number, h: string) =>
  minutes < hour ? `${minutes}\u00a0min` : `${Math.floor(minutes / hour)}\u00a0${h} ${minutes % hour}\u00a0min`

/** [ACT-06] The time from `now` until a deadline: hours and minutes within a day, then the day and time in Oslo; a past deadline is rounded down. */
export function timeLeft(at: Instant, now: Instant): TimeLeft {
  const minutes = Math.floor((Date.parse(at) - Date.parse(now)) / 60_000)
  if (minutes < 0) {
    const over = `${roughly(-minutes, ['d', 't'])} over`
    return { tone: 'over', text: { nb: over, nn: over, en: `${roughly(-minutes, ['d', 'h'])} over` } }
  }
  if (minutes < day) {
    const left = inMinutes(minutes, 't')
    return { tone: minutes < hour ? 'soon' : 'later', text: { nb: left, nn: left, en: inMinutes(minutes, 'h') } }
  }
  const moment = formatInstant(at)
  const short = `${moment.slice(0, 6)} ${moment.slice(-5)}`
  return { tone: 'later', text: { nb: short, nn: short, en: short } }
}

/** [WIZ-09] Minutes that must remain until the last control when an application is sent. */
export const controlLeadMinutes = 60

type Times = Pick<Application, 'certificateRetrieval' | 'control' | 'transport'>

/** The moment a number of minutes before a day and time in Oslo; empty where either is missing. */
function minutesBefore(minutes: number, date: PlainDate | undefined, time: PlainTime | undefined): number[] {
  const at = date === undefined || time === undefined ? undefined : osloEpoch(date, time)
  return at === undefined ? [] : [at - minutes * 60_000]
}

/** The last moment at which the form can be sent, so that enough time remains until pickup and last control. */
function sendableUntil({ certificateRetrieval: pickup, control }: Times, { formLeadMinutes }: OfficePolicy): number {
  return Math.min(
    ...minutesBefore(formLeadMinutes, pickup?.date, pickup?.time),
    ...minutesBefore(controlLeadMinutes, control?.dispatchDate, control?.dispatchTime),
  )
}

/**
 * [ACT-06] The time today in Oslo before which an application must be sent to be processed today, if its deadline is today: the
 * earliest of the office's ordinary closing time, the deadline, and the last moment at which its form can be sent. Undefined
 * where it can wait until another day, where the office is closed today or not chosen, where that time has passed, or where its
 * pickup time is not accepted.
 */
export function sendBefore(given: Times, now: Instant, policies: OfficePolicies): PlainTime | undefined {
  const application = knownTimesOf(given)
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
