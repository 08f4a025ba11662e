import type { Officer } from '@eksport/domain'
import { and, asc, count, eq, gte, inArray, isNotNull, isNull, lte, notInArray, sql } from 'drizzle-orm'
import { absences } from '../schema/absences.ts'
import { applications } from '../schema/applications.ts'
import { persons } from '../schema/people.ts'
import { type Transaction, takeTurn } from '../transaction.ts'
import { holdsRole } from './officer-roles.ts'

/** Who may have cases: caseworkers and leaders, but not officers who only sign. */
const mayHaveCases = and(eq(persons.audience, 'caseworker'), holdsRole('B', 'L'))

type OfficerRow = Pick<Officer, 'id' | 'name' | 'office'>
const columns = { id: persons.id, name: persons.name, office: persons.office }
const officerOf = ({ office, ...row }: { id: string; name: string; office: string | null }): OfficerRow => ({
  ...row,
  ...(office === null ? {} : { office }),
})

export async function findOfficer(tx: Transaction, id: string): Promise<OfficerRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(persons)
    .where(and(eq(persons.id, id), mayHaveCases))
  return row && officerOf(row)
}

/** All officers who may have cases, by name. */
export async function allOfficers(tx: Transaction): Promise<OfficerRow[]> {
  const rows = await tx.select(columns).from(persons).where(mayHaveCases).orderBy(asc(persons.name))
  return rows.map(officerOf)
}

/** [ACT-05] [ADM-04] Who is absent on a day or never works on that weekday, and until when. */
export async function absentOn(tx: Transaction, day: string): Promise<ReadonlyMap<string, string>> {
  const [rows, free] = await Promise.all([
    tx
      .select({ id: absences.personId, lastDay: absences.lastDay })
      .from(absences)
      .where(and(lte(absences.firstDay, day), gte(absences.lastDay, day)))
      .orderBy(asc(absences.lastDay)),
    tx
      .select({ id: persons.id })
      .from(persons)
      .where(sql`extract(isodow from ${day}::date) = any (${persons.freeDays})`),
  ])
  return new Map([
    ...free.map(({ id }) => [id, day] as const),
    ...rows.map(({ id, lastDay }) => [id, lastDay] as const),
  ])
}

/** [ACT-13] Whether one of these people may have cases and is not absent on the day. Exporters' transactions may ask this too. */
export async function isOneAtWork(tx: Transaction, people: readonly string[], day: string): Promise<boolean> {
  const asked = sql.param([...people])
  const { rows } = await tx.execute<{ found: boolean }>(
    sql`select eksport_is_one_at_work(${asked}::text[], ${day}::date) as found`,
  )
  return rows[0]?.found === true
}

const ended = ['UTSTEDT', 'TRUKKET_TILBAKE', 'AVSLAG', 'KANSELLERT', 'ERSTATTET', 'ANNULLERT']

/** All officers who may have cases, by name, with the number of their open ones and the end of their absence. */
export async function listOfficers(tx: Transaction, today: string): Promise<Officer[]> {
  const people = await allOfficers(tx)
  const counts = await tx
    .select({ id: applications.caseworkerId, cases: count() })
    .from(applications)
    .where(
      and(
        isNotNull(applications.caseworkerId),
        isNotNull(applications.submittedAt),
        isNull(applications.deletedAt),
        notInArray(applications.status, ended),
        inArray(
          applications.caseworkerId,
          people.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(applications.caseworkerId)
  const cases = new Map(counts.map((row) => [row.id, row.cases]))
  const away = await absentOn(tx, today)
  return people.map((officer) => {
    const absentUntil = away.get(officer.id)
    return {
      ...officer,
      cases: cases.get(officer.id) ?? 0,
      ...(absentUntil === undefined ? {} : { absentUntil }),
    }
  })
}

/** The absences of an officer that have not ended, earliest first. */
export async function listAbsences(tx: Transaction, personId: string, today: string) {
  return tx
    .select({ firstDay: absences.firstDay, lastDay: absences.lastDay })
    .from(absences)
    .where(and(eq(absences.personId, personId), gte(absences.lastDay, today)))
    .orderBy(asc(absences.firstDay))
}

/** Inserts an absence. It replaces one that begins on the same day, and is merged with those that it overlaps. */
export async function insertAbsence(tx: Transaction, absence: typeof absences.$inferInsert): Promise<void> {
  const { personId } = absence
  await takeTurn(tx, `absences ${personId}`)
  await deleteAbsence(tx, personId, absence.firstDay)
  const joined = await tx
    .delete(absences)
    .where(
      and(
        eq(absences.personId, personId),
        lte(absences.firstDay, absence.lastDay),
        gte(absences.lastDay, absence.firstDay),
      ),
    )
    .returning({ firstDay: absences.firstDay, lastDay: absences.lastDay })
  const days = [absence, ...joined].flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]).sort()
  await tx
    .insert(absences)
    .values({ ...absence, firstDay: days[0] ?? absence.firstDay, lastDay: days.at(-1) ?? absence.lastDay })
}

export async function deleteAbsence(tx: Transaction, personId: string, firstDay: string): Promise<void> {
  await tx.delete(absences).where(and(eq(absences.personId, personId), eq(absences.firstDay, firstDay)))
}
