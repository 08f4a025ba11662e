import { type FileSide, mayFetch, type PortalFile, statusSubject } from '@eksport/domain'
import type { ApplicationDocument } from '../db/application-document.ts'
import { readFlags } from '../db/repositories/flags.ts'
import type { Transaction } from '../db/transaction.ts'
import { awaitingOriginal } from './awaits-original.ts'

/** [CRT-12] [RTE-21] Whether a side may fetch a file of an application in its current state and with the current flags. */
export async function mayFetchNow(
  tx: Transaction,
  side: FileSide,
  file: PortalFile,
  document: ApplicationDocument,
): Promise<boolean> {
  const { referenceNumber } = document
  const subject = { ...statusSubject(document), referenceNumber }
  const awaitsOriginal = (await awaitingOriginal(tx, [subject])).has(referenceNumber)
  if (!mayFetch(side, file, { ...subject, awaitsOriginal })) return false
  return file !== 'signed' || side === 'authority' || (await readFlags(tx)).signedPdfDownload
}
