import { and, eq, lt, sql } from 'drizzle-orm'
import { idempotencyKeys } from '../schema/system.ts'
import { type Transaction, takeTurn } from '../transaction.ts'

export type StoredAnswer = typeof idempotencyKeys.$inferSelect

/** Waits for a parallel request with the same key to end, then answers what it left. */
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
 * [OPS-09] Makes the end of this transaction wait for what came before it to be with the standby too. It writes nothing else, and a
 * transaction that writes nothing waits for nobody: it would tell what was not yet acknowledged.
 */
export async function waitForStandby(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_logical_emit_message(true, 'eksport', '')`)
}

export async function forgetAnswersBefore(tx: Transaction, moment: Date): Promise<void> {
  await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, moment))
}
