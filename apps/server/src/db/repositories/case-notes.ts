import type { CaseNote } from '@eksport/domain'
import { desc, eq } from 'drizzle-orm'
import { caseNotes } from '../schema/case-notes.ts'
import type { Transaction } from '../transaction.ts'

type NewNote = Omit<typeof caseNotes.$inferSelect, 'id'>

const toNote = ({ id, text, authorId, authorName, createdAt }: typeof caseNotes.$inferSelect): CaseNote => ({
  id,
  text,
  author: { id: authorId, name: authorName },
  createdTime: createdAt.toISOString(),
})

export async function insertCaseNote(tx: Transaction, note: NewNote): Promise<CaseNote> {
  const [row] = await tx.insert(caseNotes).values(note).returning()
  if (row === undefined) throw new Error('An insert answered no row')
  return toNote(row)
}

/** Newest first. */
export async function listCaseNotes(tx: Transaction, referenceNumber: number): Promise<CaseNote[]> {
  const rows = await tx
    .select()
    .from(caseNotes)
    .where(eq(caseNotes.referenceNumber, referenceNumber))
    .orderBy(desc(caseNotes.createdAt), desc(caseNotes.id))
  return rows.map(toNote)
}
