import type { ApplicationDocument } from '../db/application-document.ts'
import { submissionAt } from '../db/repositories/snapshots.ts'
import type { Transaction } from '../db/transaction.ts'

/** [ACT-08] The application as it was sent when the last question was asked: what changes are told against, and what locks hold. */
export async function assessedOf(
  tx: Transaction,
  { referenceNumber, clarification }: ApplicationDocument,
): Promise<ApplicationDocument | undefined> {
  if (clarification === undefined) return undefined
  return (await submissionAt(tx, referenceNumber, new Date(clarification.askedDateTime)))?.document
}
