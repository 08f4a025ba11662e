import type { ApplicationStatus } from '../../application/enumerations.ts'
import type { EventCheckName } from './checks.ts'
import type { Effect } from './effects.ts'
import type { RequiredInput, Role, StatusEvent } from './event.ts'
import type { GuardName } from './guards.ts'
import type { EventSubject } from './transition-context.ts'

/** [decisions.md 4.2] One row of the transition table: an event that leads from some statuses to another. */
export interface Transition {
  readonly row: number
  readonly event: StatusEvent
  readonly from: readonly ApplicationStatus[]
  /** Every status that the row can lead to; `deleted` ends the application. */
  readonly to: readonly (ApplicationStatus | 'deleted')[]
  /** Chooses one of them, where there are several. */
  readonly choose?: (subject: EventSubject) => ApplicationStatus | undefined
  readonly who: readonly Role[]
  readonly guards?: readonly GuardName[]
  readonly checks?: readonly EventCheckName[]
  readonly requires?: readonly RequiredInput[]
  readonly effects: readonly Effect[]
}

/** Where an event that leaves the status as it is leads. */
export const sameStatus = ({ application }: EventSubject): ApplicationStatus => application.applicationStatus
