import { and, eq, inArray, isNull } from 'drizzle-orm'
import { seriesSendings as table } from '../schema/series-sendings.ts'
import type { Transaction } from '../transaction.ts'

export type SeriesSending = typeof table.$inferSelect

type Order = Omit<typeof table.$inferInsert, 'settledAt' | 'refusal' | 'problem'>

/** Stores that a row is to be sent, and clears an earlier result. */
export async function orderSending(tx: Transaction, { referenceNumber, organisationNumber, ...order }: Order) {
  await tx
    .insert(table)
    .values({ referenceNumber, organisationNumber, ...order })
    .onConflictDoUpdate({
      target: table.referenceNumber,
      set: { ...order, settledAt: null, refusal: null, problem: null },
    })
}

/** The sending of a row that is not settled; undefined if there is none. */
export async function findOpenSending(tx: Transaction, referenceNumber: number): Promise<SeriesSending | undefined> {
  const [row] = await tx
    .select()
    .from(table)
    .where(and(eq(table.referenceNumber, referenceNumber), isNull(table.settledAt)))
  return row
}

type Outcome = Pick<SeriesSending, 'settledAt' | 'refusal'> | Pick<SeriesSending, 'problem'>

/** Stores the result of an attempt; returns false if the order was settled or replaced by another meanwhile. */
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

/** The latest sending of each of these rows that has one. */
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
