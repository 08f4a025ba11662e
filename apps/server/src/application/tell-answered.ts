import type { ApplicationDocument } from '../db/application-document.ts'
import type { Transaction } from '../db/transaction.ts'
import { addNotice } from './notices.ts'

/** [ACT-13] The officer who asked is told that the exporter has answered, in words or by changing the application. */
export async function tellAnswered(
  tx: Transaction,
  { referenceNumber, caseworker }: ApplicationDocument,
  now: Date,
): Promise<void> {
  if (caseworker === undefined) return
  await addNotice(tx, { kind: 'CLARIFICATION_ANSWERED', referenceNumber, to: { personId: caseworker.id }, now })
}
