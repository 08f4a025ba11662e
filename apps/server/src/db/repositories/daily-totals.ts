import {
  addUpWeek,
  type DailyTotals,
  type EventsOfDay,
  keysAsked,
  mondayOf,
  placeNames,
  type TotalsPlace,
  today,
  type WeeklyTotals,
} from '@eksport/domain'
import { addDays } from '@eksport/forms'
import { and, asc, between, count, eq, gte, inArray, lt, max, min, sql } from 'drizzle-orm'
import { applications } from '../schema/applications.ts'
import { certificateDeliveries } from '../schema/case-records.ts'
import { dailyTotals, weeklyTotals } from '../schema/daily-totals.ts'
import { paperSheets, paperVoids } from '../schema/paper-stock.ts'
import { type Transaction, takeTurn } from '../transaction.ts'
import { historiesOf } from './handled-cases.ts'

/** The last counted day, or the day before the first sending if none is counted. Undefined if nothing was sent. */
export async function lastCountedDay(tx: Transaction): Promise<string | undefined> {
  const [counted] = await tx.select({ day: max(dailyTotals.day) }).from(dailyTotals)
  return counted?.day ?? undefined
}

/** The day of the first sending; undefined if nothing was sent. */
export async function firstSentDay(tx: Transaction): Promise<string | undefined> {
  const [sent] = await tx.select({ at: min(applications.submittedAt) }).from(applications)
  return sent?.at ? today(sent.at.toISOString()) : undefined
}

const place = {
  office: sql<string>`coalesce(${applications.retrievalOffice}, '')`,
  template: sql<string>`coalesce(${applications.certificateTemplate}, '')`,
  country: sql<string>`coalesce(${applications.country}, '')`,
}

/**
 * [ADM-09] What is counted in a span of time. A spoilt sheet counts for the office that had it, whichever application
 * it was for.
 */
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

/** The first and last counted day between two days, both inclusive; undefined if there is none. */
export async function countedSpan(tx: Transaction, from: string, to: string) {
  const [found] = await tx
    .select({ first: min(dailyTotals.day), last: max(dailyTotals.day) })
    .from(dailyTotals)
    .where(between(dailyTotals.day, from, to))
  return found?.first && found.last ? { first: found.first, last: found.last } : undefined
}

/** Stores the totals of a day and sums up its week again. Keeps what another worker has stored for the day. */
export async function keepDay(tx: Transaction, day: string, totals: readonly DailyTotals[]): Promise<void> {
  // Two workers could otherwise each sum up a week without the other's day.
  await takeTurn(tx, 'weekly_totals')
  const kept = await tx
    .insert(dailyTotals)
    .values({ day, totals })
    .onConflictDoNothing()
    .returning({ day: dailyTotals.day })
  if (kept.length > 0) await keepWeek(tx, mondayOf(day))
}

/** Keeps a statement below its limit of parameters. */
const rowsAtOnce = 5_000

async function keepWeek(tx: Transaction, week: string): Promise<void> {
  const days = await tx
    .select({ totals: dailyTotals.totals })
    .from(dailyTotals)
    .where(between(dailyTotals.day, week, addDays(week, 6)))
  const rows = addUpWeek(
    week,
    days.flatMap(({ totals }) => totals),
  ).map(({ keys, office, template, country, week: _, ...counts }) => ({
    keys,
    week,
    office,
    template,
    country,
    counts,
  }))
  await tx.delete(weeklyTotals).where(eq(weeklyTotals.week, week))
  for (let first = 0; first < rows.length; first += rowsAtOnce)
    await tx.insert(weeklyTotals).values(rows.slice(first, first + rowsAtOnce))
}

type Filter = Partial<TotalsPlace>

const placeColumns = { office: weeklyTotals.office, template: weeklyTotals.template, country: weeklyTotals.country }

/** The stored weekly totals from a Monday on that this filter needs. */
export async function weeksSince(tx: Transaction, from: string, filter: Filter): Promise<WeeklyTotals[]> {
  const isAsked = placeNames.flatMap((name) =>
    filter[name] === undefined ? [] : [eq(placeColumns[name], filter[name])],
  )
  const rows = await tx
    .select()
    .from(weeklyTotals)
    .where(and(inArray(weeklyTotals.keys, [...keysAsked(filter)]), gte(weeklyTotals.week, from), ...isAsked))
  return rows.map(({ counts, ...row }) => ({ ...row, ...counts }))
}

/** The offices, templates and countries that have totals since a Monday. */
export async function placesSince(tx: Transaction, from: string) {
  const codesOf = async (name: (typeof placeNames)[number]) => {
    const rows = await tx
      .selectDistinct({ code: placeColumns[name] })
      .from(weeklyTotals)
      .where(and(eq(weeklyTotals.keys, name), gte(weeklyTotals.week, from)))
      .orderBy(asc(placeColumns[name]))
    return rows.map(({ code }) => code)
  }
  return { office: await codesOf('office'), template: await codesOf('template'), country: await codesOf('country') }
}
