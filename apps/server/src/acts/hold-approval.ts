import { addJob, takeBackJob } from '../db/repositories/jobs.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../refusals/refusal.ts'
import { type ActiveSession, actorsOf } from '../session/active-session.ts'
import { hold } from '../standing/load.ts'
import { recordEvent } from '../standing/record-change.ts'
import { type Act, refuseImpossible } from './act.ts'

/** The key of the job of an approval: one a case. */
const keyOf = (referenceNumber: number) => `approve-case ${referenceNumber}`

interface HoldApproval extends Act<'approve'> {
  readonly deps: Act<'approve'>['deps'] & Pick<Deps, 'config'>
  readonly by: ActiveSession
}

/**
 * [CW-10] Approves after a while, until which the officer may take it back: nothing of the case has changed until then, so nothing
 * has left the building. What does not hold is refused at once, as by the act itself. The job is the record of it, and outlives
 * browser and server.
 */
export async function holdApproval(command: HoldApproval): Promise<void> {
  const { tx, deps, by, referenceNumber, now } = command
  const { version } = await refuseImpossible(command)
  const { id, name, roles, office } = by.person
  const payload = { referenceNumber, version, heldAt: now.toISOString(), person: { id, name, roles, office } }
  await addJob(tx, 'approve-case', payload, keyOf(referenceNumber), new Date(now.getTime() + deps.config.undoTime))
}

interface UndoApproval {
  readonly tx: Transaction
  readonly session: ActiveSession
  readonly referenceNumber: number
  readonly now: Date
}

/** [CW-10] Takes an approval back that waits. One that is carried out, or about to be, is refused: it is withdrawn as any other. */
export async function undoApproval({ tx, session, referenceNumber, now }: UndoApproval): Promise<void> {
  const stored = await hold(tx, referenceNumber)
  const { applicationStatus, caseworker } = stored.document
  const [actor] = actorsOf(session)
  if (actor === undefined) throw new Refusal('TRANSITION_REFUSED', { reason: 'not-allowed' })
  if (caseworker !== undefined && caseworker.id !== session.person.id)
    throw new Refusal('TRANSITION_REFUSED', { reason: 'yours' })
  if (!(await takeBackJob(tx, keyOf(referenceNumber))))
    throw new Refusal('TRANSITION_REFUSED', { reason: 'not-possible' })
  await recordEvent(tx, stored, applicationStatus, { event: 'undo-approval', to: applicationStatus, actor }, now)
}
