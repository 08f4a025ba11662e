import type { ApplicationStatus } from '@eksport/domain'
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { applications } from '../schema/applications.ts'
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

interface PickupRow {
  readonly referenceNumber: number
  readonly time?: string
  readonly exporterName: string
  readonly countryOfDestination: string
  readonly certificateTemplate: string
  readonly applicationStatus: ApplicationStatus
  readonly collectedTime?: string
}

/** [CW-04] The applications whose paper is to be fetched at an office on a day, as far as they were sent. */
export async function listPickups(
  tx: Transaction,
  { office, date }: { readonly office: string; readonly date: string },
): Promise<PickupRow[]> {
  const { certificateFormats, retrievalOffice, retrievalDate, retrievalTime, submittedAt, deletedAt } = applications
  const rows = await tx
    .select({
      referenceNumber: applications.referenceNumber,
      time: retrievalTime,
      exporterName: sql<string>`coalesce(${applications.consignorName}, ${applications.organisationName})`,
      countryOfDestination: applications.country,
      certificateTemplate: applications.certificateTemplate,
      applicationStatus: sql<ApplicationStatus>`${applications.status}`,
      collectedTime: sql<string | null>`${applications.document}->>'collectedTime'`,
    })
    .from(applications)
    .where(
      and(
        eq(retrievalOffice, office),
        eq(retrievalDate, date),
        isNotNull(submittedAt),
        isNull(deletedAt),
        sql`'PAPER' = any(${certificateFormats})`,
      ),
    )
    .orderBy(asc(retrievalTime), asc(applications.referenceNumber))
  return rows.map(({ time, collectedTime, ...row }) => ({
    ...row,
    ...(time !== null && { time }),
    ...(collectedTime !== null && { collectedTime }),
  }))
}
