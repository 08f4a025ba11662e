import { lt } from 'drizzle-orm'
import { usedLogoutTokens as table } from '../schema/people.ts'
import type { Transaction } from '../transaction.ts'

/** Whether it is the first use; of two at the same moment one waits for the other. */
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
