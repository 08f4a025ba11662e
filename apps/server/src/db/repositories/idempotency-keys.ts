import { and, eq, lt, sql } from 'drizzle-orm'
import { idempotencyKeys } from '../schema/system.ts'
import { type Transaction, takeTurn } from '../transaction.ts'

export type StoredAnswer = typeof idempotencyKeys.$inferSelect

/** Waits for a concurrent request with the same key to end, then returns the answer it stored; undefined if there is none. */
export async function claimKey(tx: Transaction, scope: string, key: string): Promise<StoredAnswer | undefined> {
  await takeTurn(tx, `${scope}\n${key}`)
  const [row] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)))
  return row
}

export async function rememberAnswer(tx: Transaction, answer: StoredAnswer): Promise<void> {
  await tx.insert(idempotencyKeys).values(answer)
}

/**
 * [OPS-09] Makes the commit of this transaction wait until the standby has all earlier commits. A transaction without
 * writes does not wait, so it could return data that is not acknowledged yet; the emitted message counts as a write and
 * has no other effect.
 */
export async function waitForStandby(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_logical_emit_message(true, 'eksport', '')`)
}

export async function forgetAnswersBefore(tx: Transaction, moment: Date): Promise<void> {
  await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, moment))
}
