import { type ArchiveEntry, archiveEntrySchema, today } from '@eksport/domain'
import { asc, eq, max, sql } from 'drizzle-orm'
import { archiveCases, archiveEntries } from '../schema/archive.ts'
import { demonstrationOutages } from '../schema/registers.ts'
import type { Transaction } from '../transaction.ts'
import { sha256 } from './hash-chain.ts'

export interface ArchivedCase {
  readonly id: number
  /** The year in which the case was opened and its number; it never changes. */
  readonly caseNumber: string
}

type CaseRow = typeof archiveCases.$inferSelect
type EntryRow = typeof archiveEntries.$inferSelect

const toCase = ({ id, openedAt }: CaseRow): ArchivedCase => ({
  id,
  caseNumber: `${today(openedAt.toISOString()).slice(0, 4)}/${id}`,
})

export async function findArchiveCase(tx: Transaction, referenceNumber: number): Promise<ArchivedCase | undefined> {
  const [row] = await tx.select().from(archiveCases).where(eq(archiveCases.referenceNumber, referenceNumber))
  return row && toCase(row)
}

/** Opens a case, one per application; returns the existing one if there is one. */
export async function openArchiveCase(
  tx: Transaction,
  opened: Pick<CaseRow, 'referenceNumber' | 'title' | 'openedAt'>,
): Promise<ArchivedCase> {
  // An insert that conflicts would still use up a number of the sequence, and case numbers must have no gaps.
  const known = await findArchiveCase(tx, opened.referenceNumber)
  if (known !== undefined) return known
  await tx.insert(archiveCases).values(opened).onConflictDoNothing()
  const made = await findArchiveCase(tx, opened.referenceNumber)
  if (made === undefined) throw new Error('A case that was opened is not there')
  return made
}

/** The journal of a case, oldest first, with the source of each entry. */
export async function archiveEntriesOf(
  tx: Transaction,
  referenceNumber: number,
): Promise<readonly (ArchiveEntry & { readonly source: string })[]> {
  const rows = await tx
    .select({
      source: archiveEntries.source,
      number: archiveEntries.number,
      title: archiveEntries.title,
      documentType: archiveEntries.documentType,
      direction: archiveEntries.direction,
      accessCode: archiveEntries.accessCode,
      legalBasis: archiveEntries.legalBasis,
      documentTime: archiveEntries.documentTime,
      archivedAt: archiveEntries.archivedAt,
    })
    .from(archiveEntries)
    .innerJoin(archiveCases, eq(archiveCases.id, archiveEntries.caseId))
    .where(eq(archiveCases.referenceNumber, referenceNumber))
    .orderBy(asc(archiveEntries.number))
  return rows.map(({ source, legalBasis, documentTime, archivedAt, ...row }) => ({
    source,
    ...archiveEntrySchema.parse({
      ...row,
      ...(legalBasis === null ? {} : { legalBasis }),
      documentTime: documentTime.toISOString(),
      archivedTime: archivedAt.toISOString(),
    }),
  }))
}

/** Files a document under the next number. Does nothing if it is filed already. */
export async function fileEntry(tx: Transaction, entry: Omit<EntryRow, 'id' | 'number' | 'sha256'>): Promise<void> {
  const { caseId, content } = entry
  // Makes concurrent calls take their numbers one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('archive_entries'), ${caseId})`)
  const ofCase = eq(archiveEntries.caseId, caseId)
  const [last] = await tx
    .select({ number: max(archiveEntries.number) })
    .from(archiveEntries)
    .where(ofCase)
  await tx
    .insert(archiveEntries)
    .values({ ...entry, number: (last?.number ?? 0) + 1, sha256: sha256(content) })
    .onConflictDoNothing({ target: [archiveEntries.caseId, archiveEntries.source] })
}

/** Demonstration data: whether the archive is down. */
export async function isArchiveDown(tx: Transaction): Promise<boolean> {
  const rows = await tx.select().from(demonstrationOutages).where(eq(demonstrationOutages.register, 'archive'))
  return rows.length > 0
}
