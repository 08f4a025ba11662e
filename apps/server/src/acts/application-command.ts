import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import type { Transaction } from '../db/transaction.ts'
import type { ActiveSession } from '../session/active-session.ts'

/** What every act on one application is told: who acts, on which application, and the version of it that they saw. */
export interface ApplicationCommand {
  readonly tx: Transaction
  readonly referenceData: ReferenceData
  readonly session: ActiveSession
  readonly referenceNumber: number
  readonly version: number
  readonly now: Date
}
