import { asc } from 'drizzle-orm'
import { writtenTexts } from '../schema/written-texts.ts'
import { type Transaction, takeTurn } from '../transaction.ts'

export type WrittenRow = typeof writtenTexts.$inferSelect

/** [ADM-03] Every version written by officers, in the order in which they take effect. */
export const listWritten = (tx: Transaction): Promise<WrittenRow[]> =>
  tx.select().from(writtenTexts).orderBy(asc(writtenTexts.validFrom), asc(writtenTexts.writtenAt))

/** Makes writers wait for each other, so that what one has read stays true until its transaction ends. */
export const takeTurnAtTexts = (tx: Transaction): Promise<void> => takeTurn(tx, 'written texts')

export async function insertWritten(tx: Transaction, row: typeof writtenTexts.$inferInsert): Promise<void> {
  await tx.insert(writtenTexts).values(row)
}
