import { unissuedStatuses } from '@eksport/domain'
import { and, desc, eq, inArray, isNull, notInArray, type SQL } from 'drizzle-orm'
import type { ApplicationDocument } from '../application-document.ts'
import { endedUnissued, applications as table } from '../schema/applications.ts'
import { fromRow, type StoredApplication } from '../stored-application.ts'
import type { Transaction } from '../transaction.ts'

/** [REP-01] The ongoing replacements of these certificates, limited to what the reader may see. */
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

/** The certificates with these reference numbers, limited to what the reader may see. */
export async function findOriginals(
  tx: Transaction,
  references: readonly number[],
): Promise<ReadonlyMap<number, ApplicationDocument>> {
  if (references.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(table)
    .where(and(inArray(table.referenceNumber, [...references]), isNull(table.deletedAt)))
  return new Map(rows.map((row) => [row.referenceNumber, fromRow(row).document]))
}

async function newest(tx: Transaction, condition: SQL): Promise<StoredApplication | undefined> {
  const [row] = await tx
    .select()
    .from(table)
    .where(and(condition, isNull(table.deletedAt), notInArray(table.status, [...endedUnissued])))
    .orderBy(desc(table.referenceNumber))
    .limit(1)
  return row && fromRow(row)
}

/** The draft, pending or issued replacement of a certificate; none that ended without a certificate. */
export const findReplacementOf = (tx: Transaction, originalReference: number): Promise<StoredApplication | undefined> =>
  newest(tx, eq(table.originalReference, originalReference))

/** [MAT-01] The same for a certificate of the older service, by its number there. */
export const findMatsReplacement = (tx: Transaction, matsReference: string): Promise<StoredApplication | undefined> =>
  newest(tx, eq(table.matsOriginal, matsReference))
