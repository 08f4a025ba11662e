import type { Cancellation } from '@eksport/api'
import { listAttachments } from '../db/repositories/files.ts'
import type { Transaction } from '../db/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'
import { readOrRefuse } from '../standing/load.ts'

/** The requested or granted cancellation with its files. */
export async function getCancellation(tx: Transaction, referenceNumber: number): Promise<Cancellation> {
  const { cancellationInformation, archiveCaseInfo } = (await readOrRefuse(tx, referenceNumber)).document
  const { id, reasonForCancellation, methodOfReturn } = cancellationInformation ?? {}
  if (id === undefined || reasonForCancellation === undefined) throw new Refusal('NOT_FOUND')
  return {
    id,
    reasonForCancellation,
    ...(methodOfReturn ? { methodOfReturn } : {}),
    ...(archiveCaseInfo === undefined
      ? {}
      : { caseNumberInElements: archiveCaseInfo.caseNumber, archiveCaseId: archiveCaseInfo.caseId }),
    attachments: await listAttachments(tx, referenceNumber, id),
  }
}
