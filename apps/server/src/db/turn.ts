import { sql } from 'drizzle-orm'
import type { Transaction } from './transaction.ts'

/**
 * Until the transaction ends, nobody else has the turn of that name: between what a transaction reads and what it writes because of it,
 * no other comes. Taken before any row that others hold while they wait for the turn, so that two never wait for each other.
 */
export async function takeTurn(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
