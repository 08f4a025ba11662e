import { and, asc, inArray, isNull, sql } from 'drizzle-orm'
import { applications as table } from '../schema/applications.ts'
import { fromRow, type StoredApplication } from '../stored-application.ts'
import type { Transaction } from '../transaction.ts'

/** [EXP-10] The applications that were begun as rows from this one, as far as the reader may see them, in the order of their numbers; `only` some of them. */
export async function rowsOfSeries(
  tx: Transaction,
  origin: number,
  only?: readonly number[],
): Promise<readonly StoredApplication[]> {
  const rows = await tx
    .select()
    .from(table)
    .where(
      and(
        sql`${table.document} ? 'seriesOf'`,
        sql`(${table.document}->>'seriesOf')::integer = ${origin}`,
        isNull(table.deletedAt),
        only && inArray(table.referenceNumber, [...only]),
      ),
    )
    .orderBy(asc(table.referenceNumber))
  return rows.map(fromRow)
}
