import { unissuedStatuses } from '@eksport/domain'
import { and, inArray, isNull } from 'drizzle-orm'
import { applications as table } from '../schema/applications.ts'
import type { Transaction } from '../transaction.ts'

/** [REP-01] The replacement under way of each of these certificates that has one, as far as the reader may see it. */
export async function liveReplacements(
  tx: Transaction,
  originals: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (originals.length === 0) return new Map()
  const rows = await tx
    .select({ original: table.originalReference, replacement: table.referenceNumber })
    .from(table)
    .where(
      and(
        inArray(table.originalReference, [...originals]),
        inArray(table.status, [...unissuedStatuses]),
        isNull(table.deletedAt),
      ),
    )
  return new Map(rows.flatMap(({ original, replacement }) => (original === null ? [] : [[original, replacement]])))
}
