import { type ApplicationStatus, type FileSide, mayFetch, type PortalFile } from '@eksport/domain'
import { readFlags } from '../db/repositories/flags.ts'
import type { Transaction } from '../db/transaction.ts'

/** [CRT-12] [RTE-21] Whether a side may fetch a file of an application in this status, as the flags are now. */
export async function mayFetchNow(
  tx: Transaction,
  side: FileSide,
  file: PortalFile,
  status: ApplicationStatus,
): Promise<boolean> {
  if (!mayFetch(side, file, status)) return false
  return file !== 'signed' || side === 'authority' || (await readFlags(tx)).signedPdfDownload
}
