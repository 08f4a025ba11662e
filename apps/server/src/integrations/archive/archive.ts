import type { ArchiveEntry } from '@eksport/domain'

/** A document on its way into the archive, and whatever it is withheld by. */
export interface ArchiveDocument extends Omit<ArchiveEntry, 'number' | 'archivedTime' | 'documentTime'> {
  /** What it is to us: handed over twice it is filed once. */
  readonly source: string
  readonly documentTime: Date
  readonly mimeType: string
  readonly content: Uint8Array
}

/** [ADM-06] The archive, wherever it stands. Every call may be made again, and rejects where the archive gives no answer. */
export interface Archive {
  /** Opens the case of an application, or answers the one that it has. */
  readonly openCase: (opened: { readonly referenceNumber: number; readonly title: string }) => Promise<{
    readonly caseId: string
    readonly caseNumber: string
  }>
  /** Files a document. Rejects with `NoLegalBasis` where it is to be withheld and nothing says by what. */
  readonly file: (caseId: string, document: ArchiveDocument) => Promise<void>
  /** What is filed, oldest first; nothing where no case is open. */
  readonly journalOf: (referenceNumber: number) => Promise<readonly (ArchiveEntry & Pick<ArchiveDocument, 'source'>)[]>
}

/** A document that is to be withheld without a legal basis goes into no archive: there it would be as good as open. */
export class NoLegalBasis extends Error {
  override readonly name = 'NoLegalBasis'
}

/** Refuses what may not be filed, before it leaves. */
export function refuseUnfounded({ accessCode, legalBasis = '' }: ArchiveDocument): void {
  if (accessCode !== 'O' && legalBasis.trim() === '') throw new NoLegalBasis()
}
