import { and, asc, isNull, sql } from 'drizzle-orm'
import { applications as table } from '../schema/applications.ts'
import { fromRow, type StoredApplication } from '../stored-application.ts'
import type { Transaction } from '../transaction.ts'

/** [EXP-10] The applications that were begun as rows from this one, as far as the reader may see them, in the order of their numbers. */
export async function rowsOfSeries(tx: Transaction, origin: number): Promise<readonly StoredApplication[]> {
  const rows = await tx
    .select()
    .from(table)
    .where(
      and(
        sql`${table.document} ? 'seriesOf'`,
        sql`(${table.document}->>'seriesOf')::integer = ${origin}`,
        isNull(table.deletedAt),
      ),
    )
    .orderBy(asc(table.referenceNumber))
  return rows.map(fromRow)
}
