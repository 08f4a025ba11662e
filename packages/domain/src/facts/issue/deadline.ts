import { osloEpoch } from '@eksport/forms'
import type { Application } from '../../application/application.ts'
import type { ApplicationStatus } from '../../application/application-status.ts'
import { withKnownTimes } from '../../application/known-times.ts'
import { isReopened } from '../../application/reopened.ts'
import type { Instant, PlainDate, PlainTime } from '../../values/format/plain-date.ts'

/** What the authority must be done before. */
export type DueCause = 'PICKUP' | 'LAST_CONTROL' | 'DEPARTURE'

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
export function clockOf({
  applicationStatus,
  revision,
}: Pick<Application, 'applicationStatus' | 'revision'>): CaseClock {
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

type Dated = Pick<Application, 'certificateRetrieval' | 'control' | 'transport' | 'submittedDateTime'>

/**
 * [ACT-06] The earliest of pickup, last control and departure, less the minutes that its office needs for what comes after the
 * decision. What was over when the application was sent is no deadline of it: the goods of a replacement have often left, and
 * nobody can be done before that. Nothing where none of the three is left, or none of them can be read. Whether it counts now
 * says `clockOf`.
 */
export function deadlineOf({ submittedDateTime, ...answers }: Dated): Deadline | undefined {
  const { certificateRetrieval: pickup, control, transport } = withKnownTimes(answers)
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

/** The deadline while the clock runs; nothing while it stands still or has ended. */
export function runningDeadline(
  application: Pick<
    Application,
    'applicationStatus' | 'revision' | 'certificateRetrieval' | 'control' | 'transport' | 'submittedDateTime'
  >,
): Deadline | undefined {
  return clockOf(application) === 'RUNNING' ? deadlineOf(application) : undefined
}
