import type { Setback } from '@eksport/domain'
import { and, desc, eq, gt, inArray, isNotNull, notExists, sql } from 'drizzle-orm'
import { applications } from '../schema/applications.ts'
import { certificateDeliveries, certificateIssues, history } from '../schema/case-records.ts'
import { complaints } from '../schema/complaints.ts'
import type { Transaction } from '../transaction.ts'
import { isDeliveredAs } from './case-marks.ts'
import { withComplaint } from './complaints.ts'

/**
 * [CW-12] [ADM-08] Those of the cases that the signer sent back, whose message the receiver refused, or that have a
 * complaint.
 */
export async function setbacksOf(tx: Transaction, numbers: readonly number[]): Promise<ReadonlyMap<number, Setback>> {
  if (numbers.length === 0) return new Map()
  const judged = tx
    .selectDistinctOn([history.referenceNumber], { referenceNumber: history.referenceNumber, event: history.event })
    .from(history)
    .innerJoin(applications, eq(applications.referenceNumber, history.referenceNumber))
    .where(
      and(
        inArray(history.referenceNumber, [...numbers]),
        eq(applications.status, 'UNDER_VURDERING'),
        inArray(history.event, ['approve', 'auto-approve', 'reject-signing']),
      ),
    )
    .orderBy(history.referenceNumber, desc(history.sequence))
  // For a retired certificate, only the refusal of its withdrawal message matters.
  const refused = tx
    .selectDistinct({ referenceNumber: certificateDeliveries.referenceNumber })
    .from(certificateDeliveries)
    .innerJoin(certificateIssues, eq(certificateIssues.id, certificateDeliveries.issueId))
    .where(
      and(
        inArray(certificateDeliveries.referenceNumber, [...numbers]),
        eq(certificateDeliveries.state, 'REFUSED'),
        sql`(${certificateIssues.retiredAt} is null or ${certificateDeliveries.status} <> 'issued')`,
      ),
    )
  const [judgements, refusals, withdrawn, complained] = await Promise.all([
    judged,
    refused,
    withdrawnForRefusal(tx, numbers),
    withComplaint(tx, numbers),
  ])
  return new Map<number, Setback>([
    ...complained.map((referenceNumber) => [referenceNumber, 'COMPLAINT_RECEIVED'] as const),
    ...[...refusals, ...withdrawn].map(({ referenceNumber }) => [referenceNumber, 'DELIVERY_REFUSED'] as const),
    ...judgements.flatMap(({ referenceNumber, event }) =>
      event === 'reject-signing' ? [[referenceNumber, 'SIGNING_REJECTED'] as const] : [],
    ),
  ])
}

/** The cases of which `setbacksOf` says something, each kind found from the side that has few rows. */
export const isSetBack = sql`${applications.referenceNumber} in (
  select ${complaints.referenceNumber} from ${complaints} where ${eq(complaints.state, 'RECEIVED')}
  union all select ${applications.referenceNumber} from ${applications} where ${isDeliveredAs(['REFUSED'])}
  union all select ${applications.referenceNumber} from ${applications} where ${eq(applications.status, 'UNDER_VURDERING')} and (
    (select ${history.event} from ${history} where ${history.referenceNumber} = ${applications.referenceNumber}
      and ${inArray(history.event, ['approve', 'auto-approve', 'reject-signing'])}
      order by ${history.sequence} desc limit 1) = 'reject-signing'
    or ${isDeliveredAs(['STOPPED'])} and (select ${certificateDeliveries.words} is not null
      and ${certificateDeliveries.status} = 'issued' and not exists (select from ${history}
        where ${history.referenceNumber} = ${applications.referenceNumber} and ${inArray(history.event, ['send', 'resend'])}
        and ${gt(history.time, certificateDeliveries.answeredAt)})
      from ${certificateDeliveries} where ${certificateDeliveries.referenceNumber} = ${applications.referenceNumber}
      order by ${certificateDeliveries.createdAt} desc limit 1)))`

/** Assessed again because the receiver refused the newest message, and not answered by the exporter since. */
function withdrawnForRefusal(tx: Transaction, numbers: readonly number[]) {
  const newest = tx
    .selectDistinctOn([certificateDeliveries.referenceNumber])
    .from(certificateDeliveries)
    .where(inArray(certificateDeliveries.referenceNumber, [...numbers]))
    .orderBy(certificateDeliveries.referenceNumber, desc(certificateDeliveries.createdAt))
    .as('newest')
  const answers = tx
    .select({ one: sql`1` })
    .from(history)
    .where(
      and(
        eq(history.referenceNumber, newest.referenceNumber),
        inArray(history.event, ['send', 'resend']),
        gt(history.time, newest.answeredAt),
      ),
    )
  return tx
    .select({ referenceNumber: newest.referenceNumber })
    .from(newest)
    .innerJoin(applications, eq(applications.referenceNumber, newest.referenceNumber))
    .where(
      and(
        eq(applications.status, 'UNDER_VURDERING'),
        eq(newest.status, 'issued'),
        eq(newest.state, 'STOPPED'),
        isNotNull(newest.words),
        notExists(answers),
      ),
    )
}
