import type { ApplicationStatus } from '../../application/enumerations.ts'
import { clockOf } from '../../facts/issue/deadline.ts'
import type { Instant } from '../../values/format/schemas.ts'
import type { OfficePolicy } from '../../values/office-time/office-policy.ts'
import { openMinutes } from '../../values/office-time/open-minutes.ts'
import type { StatusEvent } from '../status/event.ts'

/** An entry of a history, reduced to what times are computed from. */
export interface CaseStep {
  readonly event: StatusEvent | (string & {})
  readonly to: ApplicationStatus
  readonly time: Instant
  /** For a sending: the code of the first reason why a person decides. */
  readonly reason?: string
}

/** How a decided application was handled. Minutes are those in which its office was open. */
export interface HandledCase {
  readonly template: string
  /** The pickup office; undefined where nothing is picked up. */
  readonly office?: string
  readonly decidedAt: Instant
  /** From the first sending to the first decision, without the time the exporter took to answer. */
  readonly minutes: number
  /** From the first approval until the paper was stamped and ready; undefined while it is not. */
  readonly paperMinutes?: number
  /** When the paper was ready; undefined as the minutes are. */
  readonly paperAt?: Instant
  readonly byMachine: boolean
  /** Where a person decided: the code of the first reason why. */
  readonly reason?: string
}

export const approvals = ['approve', 'auto-approve'] as const satisfies readonly StatusEvent[]

/** The clock is stopped while the exporter has the next step [ACT-06]. */
function minutesUnderWay(policy: OfficePolicy, steps: readonly CaseStep[]): number {
  return steps.reduce((sum, { to, time }, index) => {
    const next = steps[index + 1]
    const isRunning = clockOf({ applicationStatus: to, revision: 0 }) === 'RUNNING'
    return next === undefined || !isRunning ? sum : sum + openMinutes(policy, time, next.time)
  }, 0)
}

/**
 * [EXP-13] [ADM-09] How an application was handled, from its history in order; undefined if it was never sent and decided. A
 * refusal counts as a decision only where it is listed as one.
 */
export function handledCase(
  history: readonly CaseStep[],
  { policy, ...about }: Pick<HandledCase, 'template' | 'office'> & { readonly policy: OfficePolicy },
  decisions: readonly string[] = approvals,
): HandledCase | undefined {
  const sent = history.findIndex(({ event }) => event === 'send')
  const decided = history.findIndex(({ event }, index) => index >= sent && decisions.includes(event))
  const decision = history[decided]
  if (sent < 0 || decision === undefined) return undefined
  const underWay = history.slice(sent, decided + 1)
  const byMachine = decision.event === 'auto-approve'
  const reason = byMachine ? undefined : underWay.findLast(({ event }) => event === 'send')?.reason
  const after = history.slice(decided)
  const isOnPaper = after.some(({ event }) => event === 'print')
  const issued = isOnPaper ? after.find(({ event }) => event === 'issue') : undefined
  return {
    ...about,
    decidedAt: decision.time,
    minutes: minutesUnderWay(policy, underWay),
    ...(issued && { paperMinutes: openMinutes(policy, decision.time, issued.time), paperAt: issued.time }),
    byMachine,
    ...(reason !== undefined && { reason }),
  }
}
