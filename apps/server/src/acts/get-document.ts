import { relevantApplication } from '@eksport/domain/templates'
import { certificateFilename } from '../application/final-certificate.ts'
import { readOrRefuse } from '../application/load.ts'
import { findFile } from '../db/repositories/files.ts'
import { latestSnapshot } from '../db/repositories/snapshots.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { renderCertificate, renderReceipt } from '../integrations/documents/index.ts'
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

/**
 * The certificate as it would be, marked as a preview on every page; once it is issued, the signed one itself.
 * A paper certificate keeps the mark: what counts is the numbered sheet, and a clean copy of it would pass for one.
 */
export async function getPreview({ tx, deps, referenceNumber, now }: GetDocument): Promise<DocumentFile> {
  const document = relevantApplication((await readOrRefuse(tx, referenceNumber)).document)
  if (document.applicationStatus === 'UTSTEDT') {
    const signed = await findFile(tx, referenceNumber, 'ELECTRONICALLY_SIGNED_CERTIFICATE')
    if (signed !== undefined) return signed
  }
  const options = { kind: 'preview', now: now.toISOString() } as const
  const content = await renderCertificate({ ...document, actions: [] }, deps.lookups, options)
  return { filename: certificateFilename(document, 'utkast', now), content }
}

/** The document that was signed, byte for byte. */
export async function getSigned({ tx, referenceNumber }: GetDocument): Promise<DocumentFile> {
  await readOrRefuse(tx, referenceNumber)
  const file = await findFile(tx, referenceNumber, 'ELECTRONICALLY_SIGNED_CERTIFICATE')
  if (file === undefined) throw new Refusal('NOT_FOUND')
  return file
}

/** The receipt as the job kept it; drawn from the same snapshot while the job has not run yet. */
export async function getReceipt({ tx, deps, referenceNumber }: GetDocument): Promise<DocumentFile> {
  await readOrRefuse(tx, referenceNumber)
  const kept = await findFile(tx, referenceNumber, 'RECEIPT')
  if (kept !== undefined) return kept
  const snapshot = await latestSnapshot(tx, referenceNumber, 'SUBMITTED')
  if (snapshot === undefined) throw new Refusal('NOT_FOUND')
  const now = snapshot.createdAt.toISOString()
  const content = await renderReceipt({ ...snapshot.document, actions: [] }, deps.lookups, { now })
  return { filename: `kvittering-${referenceNumber}.pdf`, content }
}
