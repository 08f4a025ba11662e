import { statusSubject } from '@eksport/domain'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import type { Transaction } from '../db/transaction.ts'
import { type ActiveSession, actorsOf } from '../session/active-session.ts'
import { hold } from '../standing/load.ts'
import { standingOf } from '../standing/standing.ts'
import { refuseUnlessOffered } from '../standing/try-event.ts'

export interface DraftOfSession {
  readonly tx: Transaction
  readonly referenceData: ReferenceData
  readonly session: ActiveSession
  readonly referenceNumber: number
  readonly now: Date
}

/** [STA-02] Locks the application if this person may change its answers now, by the rule for saves. */
export async function holdDraft(command: DraftOfSession): Promise<StoredApplication> {
  const { tx, referenceData, session, referenceNumber, now } = command
  const stored = await hold(tx, referenceNumber)
  const standing = await standingOf({ tx, referenceData, now }, stored)
  refuseUnlessOffered(statusSubject(stored.document), 'save', actorsOf(session), standing)
  return stored
}
