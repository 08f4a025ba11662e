import type { ArchiveEntry } from '@eksport/domain'

/** A document to be archived, with its access code and legal basis if it is withheld. */
export interface ArchiveDocument extends Omit<ArchiveEntry, 'number' | 'archivedTime' | 'documentTime'> {
  /** Identifies the document, so that handing it over twice files it once. */
  readonly source: string
  readonly documentTime: Date
  readonly mimeType: string
  readonly content: Uint8Array
}

/** [ADM-06] An archive. Every call may be repeated, and rejects if the archive does not answer. */
export interface Archive {
  /** Opens the case of an application, or returns the existing one. */
  readonly openCase: (opened: { readonly referenceNumber: number; readonly title: string }) => Promise<{
    readonly caseId: string
    readonly caseNumber: string
  }>
  /** Files a document. Rejects with `NoLegalBasis` if it is to be withheld without a legal basis. */
  readonly file: (caseId: string, document: ArchiveDocument) => Promise<void>
  /** The filed entries, oldest first; empty if no case is open. */
  readonly journalOf: (referenceNumber: number) => Promise<readonly (ArchiveEntry & Pick<ArchiveDocument, 'source'>)[]>
}

/**
 * Thrown instead of archiving a document that is to be withheld without a legal basis, because it would be open to the
 * public.
 */
export class NoLegalBasis extends Error {
  override readonly name = 'NoLegalBasis'
}

/** Refuses a document that may not be filed, before it is sent. */
export function refuseUnfounded({ accessCode, legalBasis = '' }: ArchiveDocument): void {
  if (accessCode !== 'O' && legalBasis.trim() === '') throw new NoLegalBasis()
}
