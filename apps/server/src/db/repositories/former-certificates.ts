import { issuedStatuses } from '@eksport/domain'
import { and, arrayOverlaps, desc, eq, inArray, isNull, lt, type SQL } from 'drizzle-orm'
import { applications } from '../schema/applications.ts'
import { fromRow, type StoredApplication, toRow } from '../stored-application.ts'
import type { Transaction } from '../transaction.ts'

/**
 * [CW-09] The newest certificate that the same exporter was issued to the same consignee before this application; with
 * `like`, also with the same template and a common plant.
 */
export async function formerCertificate(
  tx: Transaction,
  stored: StoredApplication,
  { like }: { readonly like: boolean },
): Promise<StoredApplication | undefined> {
  const { referenceNumber, consignorNumber, consigneeName, certificateTemplate, establishments } = toRow(
    stored,
    stored.updatedAt,
  )
  if (consigneeName === null || consigneeName === undefined) return undefined
  const alike: readonly SQL[] = like
    ? [
        eq(applications.certificateTemplate, certificateTemplate),
        arrayOverlaps(applications.establishments, [...establishments]),
      ]
    : []
  if (like && establishments.length === 0) return undefined
  const [row] = await tx
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.consigneeName, consigneeName),
        eq(applications.consignorNumber, consignorNumber),
        inArray(applications.status, [...issuedStatuses]),
        lt(applications.referenceNumber, referenceNumber ?? 0),
        isNull(applications.deletedAt),
        ...alike,
      ),
    )
    .orderBy(desc(applications.referenceNumber))
    .limit(1)
  return row && fromRow(row)
}
