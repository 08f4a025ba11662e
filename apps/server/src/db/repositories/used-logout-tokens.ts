import { lt } from 'drizzle-orm'
import { usedLogoutTokens as table } from '../schema/people.ts'
import type { Transaction } from '../transaction.ts'

/** Marks a logout token as used; returns whether this was the first use. Of two at once the second waits. */
export async function useLogoutToken(tx: Transaction, idHash: string, usedAt: Date): Promise<boolean> {
  const used = await tx
    .insert(table)
    .values({ idHash, usedAt })
    .onConflictDoNothing()
    .returning({ idHash: table.idHash })
  return used.length > 0
}

export async function deleteUsedLogoutTokensBefore(tx: Transaction, moment: Date): Promise<void> {
  await tx.delete(table).where(lt(table.usedAt, moment))
}
