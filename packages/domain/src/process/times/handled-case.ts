import type { ApplicationStatus } from '../../application/enumerations.ts'
import { clockOf } from '../../facts/issue/deadline.ts'
import type { Instant } from '../../values/format/schemas.ts'
import type { OfficePolicy } from '../../values/office-time/office-policy.ts'
import { openMinutes } from '../../values/office-time/open-minutes.ts'
import type { StatusEvent } from '../status/event.ts'

/** One entry of a history, as far as times are read from it. */
export interface CaseStep {
  readonly event: StatusEvent | (string & {})
  readonly to: ApplicationStatus
  readonly time: Instant
  /** Of a sending: the code of the first reason why a person decides. */
  readonly reason?: string
}

/** How an application that was decided was handled. Minutes are those in which its office was open. */
export interface HandledCase {
  readonly template: string
  /** Where the certificate is fetched; undefined where none is. */
  readonly office?: string
  readonly decidedAt: Instant
  /** From the first sending to the first decision, without what the exporter took to answer. */
  readonly minutes: number
  /** From the first approval until the paper was stamped and ready; undefined where there is none yet. */
  readonly paperMinutes?: number
  /** When it was; as the minutes. */
  readonly paperAt?: Instant
  readonly byMachine: boolean
  /** Of what a person decided: the code of the first reason why. */
  readonly reason?: string
}

export const approvals = ['approve', 'auto-approve'] as const satisfies readonly StatusEvent[]

/** The clock stands still while the exporter has the next step [ACT-06]. */
function minutesUnderWay(policy: OfficePolicy, steps: readonly CaseStep[]): number {
  return steps.reduce((sum, { to, time }, index) => {
    const next = steps[index + 1]
    const isRunning = clockOf({ applicationStatus: to, revision: 0 }) === 'RUNNING'
    return next === undefined || !isRunning ? sum : sum + openMinutes(policy, time, next.time)
  }, 0)
}

/**
 * [EXP-13] [ADM-09] What the history of an application, in its order, says of how it was handled; nothing of one that was never sent and
 * decided. A refusal counts as a decision where it is named as one.
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
