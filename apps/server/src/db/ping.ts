import { sql } from './drizzle.ts'
import type { Transactions } from './transaction.ts'

/** Rejects while the database does not answer. */
export async function ping(transactions: Transactions): Promise<void> {
  await transactions.run({ audience: 'nobody' }, (tx) => tx.execute(sql`select 1`))
}
