import { and, desc, isNotNull, isNull } from 'drizzle-orm'
import { applications } from '../schema/applications.ts'
import type { Transaction } from '../transaction.ts'

// Who has fetched no paper in so many applications has no habit.
const looked = 100

/** [EXP-05] Where the reader's organisation fetches its paper, by what it sent last; row-level security knows which it is. */
export async function lastPickupOffice(tx: Transaction): Promise<string | undefined> {
  const sent = tx
    .select({ office: applications.retrievalOffice, submittedAt: applications.submittedAt })
    .from(applications)
    .where(and(isNotNull(applications.submittedAt), isNull(applications.deletedAt)))
    .orderBy(desc(applications.submittedAt))
    .limit(looked)
    .as('sent')
  const [last] = await tx
    .select({ office: sent.office })
    .from(sent)
    .where(isNotNull(sent.office))
    .orderBy(desc(sent.submittedAt))
    .limit(1)
  return last?.office ?? undefined
}
