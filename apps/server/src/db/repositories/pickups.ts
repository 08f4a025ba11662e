import { desc, isNotNull } from '../drizzle.ts'
import type { Transaction } from '../transaction.ts'
import { sentLately } from './sent-lately.ts'

/** [EXP-05] Where the reader's organisation fetches its paper, by what it sent last. */
export async function lastPickupOffice(tx: Transaction): Promise<string | undefined> {
  const sent = sentLately(tx)
  const [last] = await tx
    .select({ office: sent.office })
    .from(sent)
    .where(isNotNull(sent.office))
    .orderBy(desc(sent.submittedAt))
    .limit(1)
  return last?.office ?? undefined
}
