import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import type { ActiveSession } from '../session/active-session.ts'

/** What every act on one application is told: who acts, on which application, and the version of it that they saw. */
export interface ApplicationCommand {
  readonly tx: Transaction
  readonly deps: Pick<Deps, 'referenceData' | 'lookups' | 'signer'>
  readonly session: ActiveSession
  readonly referenceNumber: number
  readonly version: number
  readonly now: Date
}
