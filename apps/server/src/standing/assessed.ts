import type { ApplicationDocument } from '../db/application-document.ts'
import { submissionAt } from '../db/repositories/snapshots.ts'
import type { Transaction } from '../db/transaction.ts'

/** [ACT-08] The submission that the latest question was about: changes are compared with it, and locks are based on it. */
export async function assessedOf(
  tx: Transaction,
  { referenceNumber, clarification }: ApplicationDocument,
): Promise<ApplicationDocument | undefined> {
  if (clarification === undefined) return undefined
  return (await submissionAt(tx, referenceNumber, new Date(clarification.askedDateTime)))?.document
}
