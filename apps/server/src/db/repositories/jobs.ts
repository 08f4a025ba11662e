import { sql } from 'drizzle-orm'
import type { Transaction } from '../transaction.ts'

/** Adds a job that runs if, and only if, the transaction is committed: at once, or at `at`. The same key replaces a job that waits. */
export async function addJob(
  tx: Transaction,
  task: string,
  payload: Readonly<Record<string, unknown>>,
  key: string,
  at?: Date,
) {
  const when = at?.toISOString() ?? null
  await tx.execute(sql`select eksport_add_job(${task}, ${JSON.stringify(payload)}::json, ${key}, ${when}::timestamptz)`)
}
