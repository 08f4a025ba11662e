import { addJob, takeBackJob } from '../db/repositories/jobs.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../refusals/refusal.ts'
import { type ActiveSession, actorsOf } from '../session/active-session.ts'
import { hold } from '../standing/load.ts'
import { recordEvent } from '../standing/record-change.ts'
import { requireRight } from '../standing/require-right.ts'
import { type Act, refuseImpossible } from './act.ts'

type Held = 'approve' | 'sign'

/** The key of a held act's job: one per event and case. */
const keyOf = (event: Held, referenceNumber: number) => `${event}-case ${referenceNumber}`

interface HeldAct extends Act<Held> {
  readonly by: ActiveSession
}

/**
 * Queues an act for a later time, or for the worker at once, in the name of the officer. Refuses immediately what the
 * act itself would refuse now. The job is stored, so it survives a restart.
 */
async function holdAct(command: HeldAct, at?: Date): Promise<void> {
  const { tx, by, event, referenceNumber, now } = command
  const { version } = await refuseImpossible(command)
  const { id, name, roles, office } = by.person
  const payload = { referenceNumber, version, heldAt: now.toISOString(), person: { id, name, roles, office } }
  await addJob(tx, `${event}-case`, payload, keyOf(event, referenceNumber), at)
}

/**
 * [CW-10] Approves after a delay in which the officer may take it back. Until then nothing of the case changes and
 * nothing is sent.
 */
export const holdApproval = (command: HeldAct & { readonly deps: Pick<Deps, 'config'> }): Promise<void> =>
  holdAct(command, new Date(command.now.getTime() + command.deps.config.undoTime))

/** Signs as soon as the services that a signature needs can be reached again; until then nothing is signed. */
export const holdSigning = (command: HeldAct): Promise<void> => holdAct(command)

interface UndoApproval {
  readonly tx: Transaction
  readonly session: ActiveSession
  readonly referenceNumber: number
  readonly now: Date
}

/**
 * [CW-10] Takes back a waiting approval. Refused once the approval is being carried out or is done; it must then be
 * withdrawn as any other.
 */
export async function undoApproval({ tx, session, referenceNumber, now }: UndoApproval): Promise<void> {
  requireRight(session, 'have-cases')
  const stored = await hold(tx, referenceNumber)
  const { applicationStatus, caseworker } = stored.document
  const [actor] = actorsOf(session)
  if (actor === undefined) throw new TypeError('Who can have cases acts in a role')
  if (caseworker !== undefined && caseworker.id !== session.person.id)
    throw new Refusal('TRANSITION_REFUSED', { reason: 'yours' })
  if (!(await takeBackJob(tx, keyOf('approve', referenceNumber))))
    throw new Refusal('TRANSITION_REFUSED', { reason: 'not-possible' })
  await recordEvent(tx, stored, applicationStatus, { event: 'undo-approval', to: applicationStatus, actor }, now)
}
