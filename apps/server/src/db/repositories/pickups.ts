import { type ApplicationStatus, endStatuses, type HistoryEntry } from '@eksport/domain'
import { addDays } from '@eksport/forms'
import { and, asc, between, desc, eq, isNotNull, isNull, ne, notInArray, sql } from 'drizzle-orm'
import { applications } from '../schema/applications.ts'
import { history } from '../schema/case-records.ts'
import type { Transaction } from '../transaction.ts'
import { containing } from './containing.ts'
import { sentLately } from './sent-lately.ts'

/** [EXP-05] The office where the reader's organisation picks up its paper, from its latest applications. */
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
  readonly date?: string
  readonly time?: string
  readonly exporterName: string
  readonly countryOfDestination: string
  readonly certificateTemplate: string
  readonly applicationStatus: ApplicationStatus
  readonly collectedTime?: string
  /** The pickup before the exporter moved it. */
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

/** Submitted applications on paper with pickup at an office. */
const isFetchedAt = (office: string) =>
  and(
    eq(applications.retrievalOffice, office),
    isNotNull(applications.submittedAt),
    isNull(applications.deletedAt),
    sql`'PAPER' = any(${applications.certificateFormats})`,
  )

/** How many days around a day the desk searches. A pickup is only moved within the days between control and departure. */
export const farthestDays = 60

const isMove = sql`${history.referenceNumber} = ${applications.referenceNumber} and ${history.facts} ? 'pickupChange'`

interface Asked {
  readonly office: string
  /** The first and the last day. */
  readonly from: string
  readonly to: string
  /** [CW-14] Only certificates that are ready for pickup. */
  readonly notFetched?: boolean
  /** [CW-14] A part of a company's or person's name. */
  readonly text?: string | undefined
}

const lieReady = sql`${applications.status} = 'UTSTEDT' and not ${applications.document} ? 'collectedTime'`

/** Checked row by row: the index on the days leaves few. */
const isAbout = (text: string) =>
  sql`concat_ws(chr(10), ${applications.consignorName}, ${applications.organisationName},
    ${applications.document}->'certificateRetrieval'->>'pickupCompany', concat_ws(' ',
    ${applications.document}->'sender'->'contactPerson'->>'firstName',
    ${applications.document}->'sender'->'contactPerson'->>'lastName')) ilike ${containing(text)}`

/** [CW-04] Submitted applications whose paper is picked up at an office in a span of days. */
export async function listPickups(tx: Transaction, asked: Asked): Promise<PickupRow[]> {
  const { office, from, to, notFetched = false, text } = asked
  const { retrievalDate, retrievalTime } = applications
  const rows = await tx
    .select({
      ...whose,
      date: retrievalDate,
      time: retrievalTime,
      applicationStatus: sql<ApplicationStatus>`${applications.status}`,
      collectedTime: sql<string | null>`${applications.document}->>'collectedTime'`,
      movedFrom: sql<Moment | null>`(
        select ${history.facts}->'pickupChange'->'from' from ${history} where ${isMove}
        order by ${history.sequence} desc limit 1)`,
    })
    .from(applications)
    .where(
      and(
        isFetchedAt(office),
        from === to ? eq(retrievalDate, from) : between(retrievalDate, from, to),
        notFetched ? lieReady : undefined,
        text === undefined ? undefined : isAbout(text),
      ),
    )
    .orderBy(asc(retrievalDate), asc(retrievalTime), asc(applications.referenceNumber))
  return rows.map(({ date, time, collectedTime, movedFrom, ...row }) => ({
    ...row,
    ...(date !== null && { date }),
    ...(time !== null && { time }),
    ...(collectedTime !== null && { collectedTime }),
    ...(movedFrom !== null && { movedFrom }),
  }))
}

/**
 * [EXP-11] Applications with a pickup at an office on a day that their exporter moved to another day, without those
 * that have ended.
 */
export async function listMovedPickups(tx: Transaction, { office, date }: DayAtOffice): Promise<MovedRow[]> {
  const { retrievalDate, retrievalTime } = applications
  const near = between(retrievalDate, addDays(date, -farthestDays), addDays(date, farthestDays))
  const wasOnDay = sql`exists (
    select 1 from ${history} where ${isMove} and ${history.facts}->'pickupChange'->'from'->>'date' = ${date})`
  const rows = await tx
    .select({ ...whose, date: retrievalDate, time: retrievalTime })
    .from(applications)
    .where(
      and(
        isFetchedAt(office),
        near,
        ne(retrievalDate, date),
        notInArray(applications.status, [...endStatuses]),
        wasOnDay,
      ),
    )
    .orderBy(asc(applications.referenceNumber))
  return rows.flatMap(({ date: day, time, ...row }) =>
    day === null || time === null ? [] : { ...row, movedTo: { date: day, time } },
  )
}
