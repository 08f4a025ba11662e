import { and, eq, inArray, isNull } from 'drizzle-orm'
import { seriesSendings as table } from '../schema/series-sendings.ts'
import type { Transaction } from '../transaction.ts'

export type SeriesSending = typeof table.$inferSelect

type Order = Omit<typeof table.$inferInsert, 'settledAt' | 'refusal' | 'problem'>

/** Notes that a row is to be sent, in place of what came of it before. */
export async function orderSending(tx: Transaction, { referenceNumber, organisationNumber, ...order }: Order) {
  await tx
    .insert(table)
    .values({ referenceNumber, organisationNumber, ...order })
    .onConflictDoUpdate({
      target: table.referenceNumber,
      set: { ...order, settledAt: null, refusal: null, problem: null },
    })
}

/** What is still to be sent of a row; undefined where it is done, or nobody asked for it. */
export async function findOpenSending(tx: Transaction, referenceNumber: number): Promise<SeriesSending | undefined> {
  const [row] = await tx
    .select()
    .from(table)
    .where(and(eq(table.referenceNumber, referenceNumber), isNull(table.settledAt)))
  return row
}

type Outcome = Pick<SeriesSending, 'settledAt' | 'refusal'> | Pick<SeriesSending, 'problem'>

/** Writes what came of it, and answers whether it was for this attempt to say: not after another one, nor of a later order. */
export async function settleSending(
  tx: Transaction,
  { referenceNumber, version, orderedAt }: SeriesSending,
  outcome: Outcome,
): Promise<boolean> {
  const rows = await tx
    .update(table)
    .set(outcome)
    .where(
      and(
        eq(table.referenceNumber, referenceNumber),
        eq(table.version, version),
        eq(table.orderedAt, orderedAt),
        isNull(table.settledAt),
      ),
    )
    .returning({ referenceNumber: table.referenceNumber })
  return rows.length > 0
}

/** The latest sending of each of these rows, as far as they have one. */
export async function sendingsOf(
  tx: Transaction,
  rows: readonly number[],
): Promise<ReadonlyMap<number, SeriesSending>> {
  if (rows.length === 0) return new Map()
  const found = await tx
    .select()
    .from(table)
    .where(inArray(table.referenceNumber, [...rows]))
  return new Map(found.map((row) => [row.referenceNumber, row]))
}
