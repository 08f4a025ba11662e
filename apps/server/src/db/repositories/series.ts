import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { applications as table } from '../schema/applications.ts'
import { fromRow, type StoredApplication } from '../stored-application.ts'
import type { Transaction } from '../transaction.ts'

/**
 * [EXP-10] The rows of the series of an application, limited to what the reader may see, by reference number; `only`
 * limits them to some.
 */
export async function rowsOfSeries(
  tx: Transaction,
  origin: number,
  only?: readonly number[],
): Promise<readonly StoredApplication[]> {
  const rows = await tx
    .select()
    .from(table)
    .where(and(eq(table.seriesOf, origin), isNull(table.deletedAt), only && inArray(table.referenceNumber, [...only])))
    .orderBy(asc(table.referenceNumber))
  return rows.map(fromRow)
}
