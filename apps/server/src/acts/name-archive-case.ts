import { updateApplication } from '../db/repositories/applications.ts'
import type { Transaction } from '../db/transaction.ts'
import { hold } from '../standing/load.ts'

/**
 * [ADM-06] Writes the archive case number into the application, once. The version stays, since it is no change of an
 * answer and must not make anybody's save stale.
 */
export async function nameArchiveCase(
  tx: Transaction,
  referenceNumber: number,
  archiveCaseInfo: { readonly caseNumber: string; readonly caseId: string },
): Promise<void> {
  const stored = await hold(tx, referenceNumber)
  if (stored.document.archiveCaseInfo !== undefined) return
  await updateApplication(tx, { ...stored, document: { ...stored.document, archiveCaseInfo } }, stored.updatedAt)
}
