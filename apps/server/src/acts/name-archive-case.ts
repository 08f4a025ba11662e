import { updateApplication } from '../db/repositories/applications.ts'
import type { Transaction } from '../db/transaction.ts'
import { hold } from '../standing/load.ts'

/**
 * [ADM-06] The application names its case in the archive, once and for good. That is nobody's answer and no change of theirs: the
 * version stays, so that no act on it is refused because of it.
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
