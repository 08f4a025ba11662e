import type { ApplicationStatus, CaseStep, StatusEvent } from '@eksport/domain'
import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { applications } from '../schema/applications.ts'
import { history } from '../schema/case-records.ts'
import type { Transaction } from '../transaction.ts'

interface StoredCase {
  readonly template: string
  readonly office: string | null
  readonly country: string
  readonly history: CaseStep[]
}

/** [EXP-13] The histories of the cases that were approved in a span of time, for the first time or again. */
export const approvedBetween = (tx: Transaction, from: Date, to: Date): Promise<StoredCase[]> =>
  historiesOf(tx, ['approve', 'auto-approve'], from, to)

/** The whole histories of the cases that had one of these events in a span of time. */
export async function historiesOf(
  tx: Transaction,
  events: readonly StatusEvent[],
  from: Date,
  to: Date,
): Promise<StoredCase[]> {
  const happened = tx
    .select({ referenceNumber: history.referenceNumber })
    .from(history)
    .where(and(inArray(history.event, [...events]), gte(history.time, from), lt(history.time, to)))
  const rows = await tx
    .select({
      referenceNumber: history.referenceNumber,
      template: applications.certificateTemplate,
      office: applications.retrievalOffice,
      country: applications.country,
      event: history.event,
      to: history.toStatus,
      time: history.time,
      // The first reason given to the exporter. It contains nothing about other applications.
      reason: sql<string | null>`${history.facts} #>> '{decisionTold,reasons,0,code}'`,
    })
    .from(history)
    .innerJoin(applications, eq(applications.referenceNumber, history.referenceNumber))
    .where(inArray(history.referenceNumber, happened))
    .orderBy(asc(history.referenceNumber), asc(history.sequence))
  const cases = new Map<number, StoredCase>()
  for (const { referenceNumber, template, office, country, event, to: status, time, reason } of rows) {
    const known = cases.get(referenceNumber) ?? { template, office, country, history: [] }
    cases.set(referenceNumber, known)
    known.history.push({
      event,
      to: status as ApplicationStatus, // the column holds what transitions lead to
      time: time.toISOString(),
      ...(reason !== null && { reason }),
    })
  }
  return [...cases.values()]
}
