import type { Audience } from '@eksport/api'
import { and, eq, lt } from 'drizzle-orm'
import { loginAttempts } from '../schema/people.ts'
import type { Transaction } from '../transaction.ts'

export type LoginAttempt = typeof loginAttempts.$inferSelect

export async function insertLoginAttempt(tx: Transaction, attempt: LoginAttempt): Promise<void> {
  await tx.insert(loginAttempts).values(attempt)
}

/** Removes and returns the attempt, so that it can be used only once. */
export async function takeLoginAttempt(
  tx: Transaction,
  idHash: string,
  audience: Audience,
): Promise<LoginAttempt | undefined> {
  const [attempt] = await tx
    .delete(loginAttempts)
    .where(and(eq(loginAttempts.idHash, idHash), eq(loginAttempts.audience, audience)))
    .returning()
  return attempt
}

export async function deleteLoginAttemptsBefore(tx: Transaction, moment: Date): Promise<void> {
  await tx.delete(loginAttempts).where(lt(loginAttempts.createdAt, moment))
}
