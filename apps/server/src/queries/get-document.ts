import { isElectronic, type PortalFile } from '@eksport/domain'
import { markedCopy } from '@eksport/domain/documents'
import { relevantDocument } from '@eksport/domain/templates'
import type { Locale } from '@eksport/forms'
import { copyFilename, previewFilename } from '../certificate/certificate-issue.ts'
import { previewOf, receipt, receiptFilename } from '../certificate/documents-of.ts'
import { issuedFor, previewFor } from '../certificate/issued-view.ts'
import type { ApplicationDocument } from '../db/application-document.ts'
import { findFile } from '../db/repositories/files.ts'
import { findSenderLocale } from '../db/repositories/notice-settings.ts'
import { latestSnapshot } from '../db/repositories/snapshots.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../refusals/refusal.ts'
import { type ActiveSession, readerOf, sideOf } from '../session/active-session.ts'
import { readOrRefuse } from '../standing/load.ts'
import { mayFetchNow } from '../standing/may-fetch-now.ts'
import { refuseUnchecked } from '../standing/refuse-unchecked.ts'
import { recordRetrieval } from './record-retrieval.ts'

export interface GetDocument {
  readonly tx: Transaction
  readonly deps: Deps
  readonly session: ActiveSession
  readonly referenceNumber: number
  readonly now: Date
}

export interface DocumentFile {
  readonly filename: string
  readonly content: Uint8Array
}

/** A file that is there, or the work of drawing it: that is done when the transaction has ended. */
export type DocumentToCome = DocumentFile | (() => Promise<DocumentFile>)

/** [CRT-12] The application of a file, where the session's side may fetch one of these in its status. */
export async function readFor(
  { tx, session, referenceNumber }: GetDocument,
  files: readonly PortalFile[],
): Promise<ApplicationDocument> {
  const { document } = await readOrRefuse(tx, referenceNumber)
  for (const file of files) if (await mayFetchNow(tx, sideOf(session), file, document)) return document
  throw new Refusal('NOT_FOUND')
}

/**
 * The certificate as it would be, marked as a preview on every page. [CRT-19] Once it is issued, the signed one itself; where
 * that is not handed out, or the sheets are the original, a copy that says so: a clean one would pass for the certificate.
 */
export async function getPreview(asked: GetDocument & { readonly locale: Locale }): Promise<DocumentToCome> {
  const { tx, deps, session, referenceNumber, locale, now } = asked
  const document = relevantDocument(await readFor(asked, ['draft', 'retired']))
  const isFile = document.applicationStatus === 'UTSTEDT' && isElectronic(document)
  if (isFile && (await mayFetchNow(tx, sideOf(session), 'signed', document))) {
    const signed = await findFile(tx, referenceNumber, 'ELECTRONICALLY_SIGNED_CERTIFICATE')
    if (signed !== undefined) {
      await recordRetrieval(asked)
      return signed
    }
  }
  const preview = await previewFor(tx, document, locale)
  return async () => {
    // Its sheets and the office of who signed stand on it, and are no exporter's to read.
    const issued = await deps.transactions.run(
      { audience: 'caseworker' },
      (officers) => issuedFor(officers, document, deps),
      { isReadOnly: true },
    )
    const drawn = issued ? markedCopy(issued, locale) : previewOf(document, deps.lookups, preview)
    const { pdf } = await deps.documents.show(readerOf(session), drawn, now)
    return { filename: issued ? copyFilename(issued.number) : previewFilename(document), content: pdf }
  }
}

/** [CRT-09] The document that was signed, byte for byte, while its issue is valid. */
export async function getSigned(asked: GetDocument): Promise<DocumentFile> {
  await readFor(asked, ['signed'])
  const file = await findFile(asked.tx, asked.referenceNumber, 'ELECTRONICALLY_SIGNED_CERTIFICATE')
  if (file === undefined) throw new Refusal('NOT_FOUND')
  await recordRetrieval(asked)
  return file
}

/** [API-04] The signed paper as it was scanned in last. */
export async function getScan(asked: GetDocument): Promise<DocumentFile> {
  await readFor(asked, ['scan'])
  const file = await findFile(asked.tx, asked.referenceNumber, 'SCANNED_HEALTH_CERTIFICATE')
  if (file === undefined) throw new Refusal('NOT_FOUND')
  refuseUnchecked(file)
  return file
}

/** The receipt as the job kept it; drawn from the same snapshot while the job has not run yet. */
export async function getReceipt(asked: GetDocument): Promise<DocumentToCome> {
  const { tx, deps, session, referenceNumber } = asked
  await readFor(asked, ['receipt'])
  const kept = await findFile(tx, referenceNumber, 'RECEIPT')
  if (kept !== undefined) return kept
  const snapshot = await latestSnapshot(tx, referenceNumber, 'SUBMITTED')
  if (snapshot === undefined) throw new Refusal('NOT_FOUND')
  const { document, createdAt } = snapshot
  const locale = await findSenderLocale(tx, referenceNumber)
  return async () => {
    const drawn = receipt(document, deps.lookups, { locale, at: createdAt })
    const { pdf } = await deps.documents.show(readerOf(session), drawn, createdAt)
    return { filename: receiptFilename(referenceNumber), content: pdf }
  }
}
