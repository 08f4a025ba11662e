import type { ApplicationStatus, HistoryEntry } from '@eksport/domain'
import { addDays } from '@eksport/forms'
import { and, asc, between, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { applications } from '../schema/applications.ts'
import { history } from '../schema/case-records.ts'
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
  /** When it was to be fetched before its exporter moved it. */
  readonly movedFrom?: Moment
}

type Moment = NonNullable<HistoryEntry['pickupChange']>['from']

interface MovedRow
  extends Pick<PickupRow, 'referenceNumber' | 'exporterName' | 'countryOfDestination' | 'certificateTemplate'> {
  readonly movedTo: Moment
}

interface DayAtOffice {
  readonly office: string
  readonly date: string
}

const whose = {
  referenceNumber: applications.referenceNumber,
  exporterName: sql<string>`coalesce(${applications.consignorName}, ${applications.organisationName})`,
  countryOfDestination: applications.country,
  certificateTemplate: applications.certificateTemplate,
}

/** What was sent and has paper that is fetched at an office. */
const isFetchedAt = (office: string) =>
  and(
    eq(applications.retrievalOffice, office),
    isNotNull(applications.submittedAt),
    isNull(applications.deletedAt),
    sql`'PAPER' = any(${applications.certificateFormats})`,
  )

const isMove = sql`${history.referenceNumber} = ${applications.referenceNumber} and ${history.facts} ? 'pickupChange'`

/** [CW-04] The applications whose paper is to be fetched at an office on a day, as far as they were sent. */
export async function listPickups(tx: Transaction, { office, date }: DayAtOffice): Promise<PickupRow[]> {
  const { retrievalDate, retrievalTime } = applications
  const rows = await tx
    .select({
      ...whose,
      time: retrievalTime,
      applicationStatus: sql<ApplicationStatus>`${applications.status}`,
      collectedTime: sql<string | null>`${applications.document}->>'collectedTime'`,
      movedFrom: sql<Moment | null>`(
        select ${history.facts}->'pickupChange'->'from' from ${history} where ${isMove}
        order by ${history.sequence} desc limit 1)`,
    })
    .from(applications)
    .where(and(isFetchedAt(office), eq(retrievalDate, date)))
    .orderBy(asc(retrievalTime), asc(applications.referenceNumber))
  return rows.map(({ time, collectedTime, movedFrom, ...row }) => ({
    ...row,
    ...(time !== null && { time }),
    ...(collectedTime !== null && { collectedTime }),
    ...(movedFrom !== null && { movedFrom }),
  }))
}

/** A pickup is moved within the days between its control and its departure: no farther than these are read. */
const farthestDays = 60

/** [EXP-11] What was to be fetched at an office on a day, and was moved to another one by its exporter. */
export async function listMovedPickups(tx: Transaction, { office, date }: DayAtOffice): Promise<MovedRow[]> {
  const { retrievalDate, retrievalTime } = applications
  const near = between(retrievalDate, addDays(date, -farthestDays), addDays(date, farthestDays))
  const wasOnDay = sql`exists (
    select 1 from ${history} where ${isMove} and ${history.facts}->'pickupChange'->'from'->>'date' = ${date})`
  const rows = await tx
    .select({ ...whose, date: retrievalDate, time: retrievalTime })
    .from(applications)
    .where(and(isFetchedAt(office), near, ne(retrievalDate, date), wasOnDay))
    .orderBy(asc(applications.referenceNumber))
  return rows.flatMap(({ date: day, time, ...row }) =>
    day === null || time === null ? [] : { ...row, movedTo: { date: day, time } },
  )
}
