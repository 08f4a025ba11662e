import type { CaseTick } from '@eksport/domain'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import { deleteCaseTicks, insertCaseTicks, listCaseTicks } from '../db/repositories/case-ticks.ts'
import type { Transaction } from '../db/transaction.ts'
import { countOpenFindings } from '../drafting/open-findings.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { hold } from '../standing/load.ts'
import { requireRight } from '../standing/require-right.ts'

interface TickCase {
  readonly tx: Transaction
  readonly referenceData: ReferenceData
  readonly session: ActiveSession
  readonly referenceNumber: number
  readonly ticks: readonly string[]
  readonly ticked: boolean
  readonly note?: string | undefined
  readonly now: Date
}

/** [ACT-05] Ticks or unticks points while the case is being assessed and is not another officer's. */
export async function tickCase(command: TickCase): Promise<CaseTick[]> {
  const { tx, referenceData, session, referenceNumber, ticks, ticked, note, now } = command
  const { document } = await hold(tx, referenceNumber)
  const { applicationStatus, caseworker, revision } = document
  const { id, name } = session.person
  requireRight(session, 'have-cases')
  if (applicationStatus !== 'UNDER_VURDERING') throw new Refusal('TRANSITION_REFUSED', { reason: 'not-possible' })
  if (caseworker !== undefined && caseworker.id !== id) {
    throw new Refusal('TRANSITION_REFUSED', { reason: 'yours' })
  }
  const assessed = { referenceNumber, revision }
  if (ticked) await insertCaseTicks(tx, assessed, { ticks, person: { id, name }, note, now })
  else await deleteCaseTicks(tx, assessed, ticks)
  await countOpenFindings({ tx, referenceData, now }, document)
  return listCaseTicks(tx, assessed)
}
