import { and, asc, eq, gte, isNull, lte, notExists } from 'drizzle-orm'
import { applications } from '../schema/applications.ts'
import { history } from '../schema/case-records.ts'
import type { Transaction } from '../transaction.ts'

/** Cases past their deadline whose history does not record that yet. */
export async function overdueCases(tx: Transaction, now: Date): Promise<number[]> {
  const noted = tx
    .select({ sequence: history.sequence })
    .from(history)
    .where(
      and(
        eq(history.referenceNumber, applications.referenceNumber),
        eq(history.event, 'deadline-passed'),
        gte(history.time, applications.dueAt),
      ),
    )
  const rows = await tx
    .select({ referenceNumber: applications.referenceNumber })
    .from(applications)
    .where(and(lte(applications.dueAt, now), isNull(applications.deletedAt), notExists(noted)))
    .orderBy(asc(applications.referenceNumber))
    .limit(500)
  return rows.map(({ referenceNumber }) => referenceNumber)
}
