import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import { readFlags } from '../db/repositories/flags.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import type { Transaction } from '../db/transaction.ts'
import { type ActiveSession, actorsOf } from '../session/active-session.ts'
import { hold } from './load.ts'
import { transitionContext } from './transition-context.ts'
import { tryEvent } from './try-event.ts'

export interface DraftOfSession {
  readonly tx: Transaction
  readonly referenceData: ReferenceData
  readonly session: ActiveSession
  readonly referenceNumber: number
}

/** [STA-02] The application, held, if this person may change its answers now: the table is asked as for a save. */
export async function holdDraft(command: DraftOfSession): Promise<StoredApplication> {
  const { tx, referenceData, session, referenceNumber } = command
  const stored = await hold(tx, referenceNumber)
  const context = transitionContext(referenceData, stored.document.certificateTemplate, await readFlags(tx))
  tryEvent(stored.document, 'save', actorsOf(session), context)
  return stored
}
