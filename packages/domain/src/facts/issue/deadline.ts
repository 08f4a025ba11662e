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

/** What the authority must be done before. */
export const dueCauses = ['PICKUP', 'LAST_CONTROL', 'DEPARTURE'] as const
/** What the authority must be done before. */
export type DueCause = (typeof dueCauses)[number]

/** [ACT-06] How the clock of a case stands: it runs while the authority has the next step, and stops while somebody else has it. */
export type CaseClock = 'RUNNING' | 'STOPPED' | 'ENDED'

/** Until when the authority must be done, and for what. */
export interface Deadline {
  readonly at: Instant
  readonly cause: DueCause
  /** The moment of what it is for. */
  readonly causeAt: Instant
}

const running: readonly ApplicationStatus[] = ['INNSENDT', 'UNDER_VURDERING', 'TIL_SIGNERING', 'GODKJENT', 'SKREVET_UT']
const stopped: readonly ApplicationStatus[] = ['AVKLARING_INNSENDER', 'STOPPET']

/** [ACT-06] The clock of a case by its status; that of a draft which was reopened waits for its exporter. */
export function clockOf({ applicationStatus, revision }: Parameters<typeof isReopened>[0]): CaseClock {
  if (running.includes(applicationStatus)) return 'RUNNING'
  return isReopened({ applicationStatus, revision }) || stopped.includes(applicationStatus) ? 'STOPPED' : 'ENDED'
}

const lastMinute: PlainTime = '23:59'

/** [ACT-06] Minutes that an office needs after its decision, to sign, print and stamp before a pickup or a departure. */
const workLeadMinutes = 30

/** The moment of a day and time in Oslo; a day of which no time is known counts to its end. */
function momentOf(date: PlainDate | undefined, time: PlainTime | undefined): number | undefined {
  return date === undefined ? undefined : osloEpoch(date, time ?? lastMinute)
}

/** Its three times alone: an application of hundreds of lines is not read for them. */
const knownTimesOf = ({ certificateRetrieval, control, transport }: Omit<Dated, 'submittedDateTime'>) =>
  withKnownTimes({ certificateRetrieval, control, transport })

type Dated = Pick<Application, 'certificateRetrieval' | 'control' | 'transport' | 'submittedDateTime'>

/**
 * [ACT-06] The earliest of pickup, last control and departure, less the minutes that its office needs for what comes after the
 * decision. What was over when the application was sent is no deadline of it: the goods of a replacement have often left, and
 * nobody can be done before that. Undefined where none of the three is left, or none of them can be read. Whether it counts now
 * says `clockOf`.
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

/** The deadline while the clock runs; undefined while it stands still or has ended. */
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

/** What is left of a deadline, in a few words. */
export interface TimeLeft {
  readonly tone: TimeLeftTone
  readonly text: LocalizedText
}

const hour = 60
const day = 24 * hour

/** In whole days or hours, and within an hour in minutes. */
function roughly(minutes: number, [d, h]: readonly [string, string]): string {
  if (minutes >= day) return `${Math.floor(minutes / day)}\u00a0${d}`
  return minutes < hour ? `${minutes}\u00a0min` : `${Math.floor(minutes / hour)}\u00a0${h}`
}

const inMinutes = (minutes: number, h: string) =>
  minutes < hour ? `${minutes}\u00a0min` : `${Math.floor(minutes / hour)}\u00a0${h} ${minutes % hour}\u00a0min`

/** [ACT-06] The time from `now` to a deadline: minutes and hours within a day, then the day and time in Oslo; what is past, roughly. */
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

/** [WIZ-09] Minutes that the last control must be ahead of an application that is sent. */
export const controlLeadMinutes = 60

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
 * comes first. Undefined where it can wait until another day, where the office is closed today or none is chosen, where that
 * time is past, or where it cannot be sent for its pickup.
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
