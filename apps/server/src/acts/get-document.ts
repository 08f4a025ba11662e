import { relevantDocument } from '@eksport/domain/templates'
import { previewOf, receipt } from '../application/documents-of.ts'
import { certificateFilename } from '../application/final-certificate.ts'
import { readOrRefuse } from '../application/load.ts'
import { findFile } from '../db/repositories/files.ts'
import { latestSnapshot } from '../db/repositories/snapshots.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../refusals/refusal.ts'

export interface GetDocument {
  readonly tx: Transaction
  readonly deps: Deps
  readonly referenceNumber: number
  readonly now: Date
}

export interface DocumentFile {
  readonly filename: string
  readonly content: Uint8Array
}

/** A file that is there, or the work of drawing it: that is done when the transaction has ended. */
export type DocumentToCome = DocumentFile | (() => Promise<DocumentFile>)

/**
 * The certificate as it would be, marked as a preview on every page; once it is issued, the signed one itself.
 * A paper certificate keeps the mark: what counts is the numbered sheet, and a clean copy of it would pass for one.
 */
export async function getPreview({ tx, deps, referenceNumber, now }: GetDocument): Promise<DocumentToCome> {
  const document = relevantDocument((await readOrRefuse(tx, referenceNumber)).document)
  if (document.applicationStatus === 'UTSTEDT') {
    const signed = await findFile(tx, referenceNumber, 'ELECTRONICALLY_SIGNED_CERTIFICATE')
    if (signed !== undefined) return signed
  }
  return async () => {
    const { pdf } = await deps.documents.show(previewOf(document, deps.lookups), now)
    return { filename: certificateFilename(document, 'utkast', now), content: pdf }
  }
}

/** The document that was signed, byte for byte. */
export async function getSigned({ tx, referenceNumber }: GetDocument): Promise<DocumentFile> {
  await readOrRefuse(tx, referenceNumber)
  const file = await findFile(tx, referenceNumber, 'ELECTRONICALLY_SIGNED_CERTIFICATE')
  if (file === undefined) throw new Refusal('NOT_FOUND')
  return file
}

/** The receipt as the job kept it; drawn from the same snapshot while the job has not run yet. */
export async function getReceipt({ tx, deps, referenceNumber }: GetDocument): Promise<DocumentToCome> {
  await readOrRefuse(tx, referenceNumber)
  const kept = await findFile(tx, referenceNumber, 'RECEIPT')
  if (kept !== undefined) return kept
  const snapshot = await latestSnapshot(tx, referenceNumber, 'SUBMITTED')
  if (snapshot === undefined) throw new Refusal('NOT_FOUND')
  const { document, createdAt } = snapshot
  return async () => {
    const { pdf } = await deps.documents.show(receipt(document, deps.lookups, createdAt), createdAt)
    return { filename: `kvittering-${referenceNumber}.pdf`, content: pdf }
  }
}
