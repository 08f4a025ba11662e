import { type CountedDay, type DailyTotals, type EventsOfDay, today } from '@eksport/domain'
import { and, asc, between, count, eq, gte, lt, max, min, sql } from 'drizzle-orm'
import { applications } from '../schema/applications.ts'
import { certificateDeliveries } from '../schema/case-records.ts'
import { dailyTotals } from '../schema/daily-totals.ts'
import { paperSheets, paperVoids } from '../schema/paper-stock.ts'
import type { Transaction } from '../transaction.ts'
import { historiesOf } from './handled-cases.ts'

/** The day before the first that is to be counted: the last counted one, or that before the first sending. Nothing where nothing was sent. */
export async function lastCountedDay(tx: Transaction): Promise<string | undefined> {
  const [counted] = await tx.select({ day: max(dailyTotals.day) }).from(dailyTotals)
  return counted?.day ?? undefined
}

/** The day of the first sending; nothing where nothing was sent. */
export async function firstSentDay(tx: Transaction): Promise<string | undefined> {
  const [sent] = await tx.select({ at: min(applications.submittedAt) }).from(applications)
  return sent?.at ? today(sent.at.toISOString()) : undefined
}

const place = {
  office: sql<string>`coalesce(${applications.retrievalOffice}, '')`,
  template: sql<string>`coalesce(${applications.certificateTemplate}, '')`,
  country: sql<string>`coalesce(${applications.country}, '')`,
}

/** [ADM-09] What is counted of a span of time. A spoilt sheet is of the office that had it, whatever it was to be printed for. */
export async function eventsBetween(tx: Transaction, from: Date, to: Date): Promise<EventsOfDay> {
  const cases = await historiesOf(tx, ['approve', 'auto-approve', 'refuse', 'issue', 'deadline-passed'], from, to)
  const { template, country } = place
  const spoiltSheets = await tx
    .select({ office: paperSheets.office, template, country, count: count() })
    .from(paperVoids)
    .innerJoin(paperSheets, eq(paperSheets.serial, paperVoids.serial))
    .leftJoin(applications, eq(applications.referenceNumber, paperSheets.referenceNumber))
    .where(and(gte(paperVoids.voidedAt, from), lt(paperVoids.voidedAt, to)))
    .groupBy(paperSheets.office, template, country)
  const refusals = sql`unnest(${certificateDeliveries.refusedAt}) refused(at)`
  const refusedDeliveries = await tx
    .select({ ...place, count: count() })
    .from(certificateDeliveries)
    .innerJoin(applications, eq(applications.referenceNumber, certificateDeliveries.referenceNumber))
    .crossJoinLateral(refusals)
    .where(
      and(
        sql`${certificateDeliveries.refusedAt} <> '{}'`,
        sql`refused.at >= ${from.toISOString()}`,
        sql`refused.at < ${to.toISOString()}`,
      ),
    )
    .groupBy(place.office, place.template, place.country)
  return { cases: cases.map((one) => ({ ...one, office: one.office ?? '' })), spoiltSheets, refusedDeliveries }
}

/** Keeps what was counted of a day; what another worker has kept of it stands. */
export async function keepDay(tx: Transaction, day: string, totals: readonly DailyTotals[]): Promise<void> {
  await tx.insert(dailyTotals).values({ day, totals }).onConflictDoNothing()
}

/** What was counted of the days between two, both included, in their order. */
export async function countedDays(tx: Transaction, from: string, to: string): Promise<CountedDay[]> {
  return tx
    .select()
    .from(dailyTotals)
    .where(between(dailyTotals.day, from, to))
    .orderBy(asc(dailyTotals.day))
}
