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

/** A file, or a function that draws it after the transaction. */
export type DocumentToCome = DocumentFile | (() => Promise<DocumentFile>)

/** [CRT-12] The application of a file, if the session's side may fetch one of these files in its status. */
export async function readFor(
  { tx, session, referenceNumber }: GetDocument,
  files: readonly PortalFile[],
): Promise<ApplicationDocument> {
  const { document } = await readOrRefuse(tx, referenceNumber)
  for (const file of files) if (await mayFetchNow(tx, sideOf(session), file, document)) return document
  throw new Refusal('NOT_FOUND')
}

/**
 * The certificate as it would be, marked as a preview on every page. [CRT-19] Once it is issued, the signed file; if
 * that may not be fetched, or the original is on paper, a marked copy, since a clean one would pass for the
 * certificate.
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
    // The issued facts include sheets and the signer's office, which exporters may not read.
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

/** [CRT-09] The signed document, byte for byte, while its issue is valid. */
export async function getSigned(asked: GetDocument): Promise<DocumentFile> {
  await readFor(asked, ['signed'])
  const file = await findFile(asked.tx, asked.referenceNumber, 'ELECTRONICALLY_SIGNED_CERTIFICATE')
  if (file === undefined) throw new Refusal('NOT_FOUND')
  await recordRetrieval(asked)
  return file
}

/** [API-04] The latest scan of the signed paper. */
export async function getScan(asked: GetDocument): Promise<DocumentFile> {
  await readFor(asked, ['scan'])
  const file = await findFile(asked.tx, asked.referenceNumber, 'SCANNED_HEALTH_CERTIFICATE')
  if (file === undefined) throw new Refusal('NOT_FOUND')
  refuseUnchecked(file)
  return file
}

/** The stored receipt, or if its job has not run yet, one drawn from the same snapshot. */
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
