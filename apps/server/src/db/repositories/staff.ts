import type { Staff } from '@eksport/api'
import { and, asc, eq, gte, sql } from 'drizzle-orm'
import { absences } from '../schema/absences.ts'
import { persons } from '../schema/people.ts'
import type { Transaction } from '../transaction.ts'
import { listRoles, type RoleRow } from './officer-roles.ts'

type PersonRow = typeof persons.$inferSelect
type AbsenceRow = typeof absences.$inferSelect

interface Found {
  readonly roles: readonly RoleRow[]
  readonly away: readonly AbsenceRow[]
  readonly nameOf: (id: string) => string
}

const named = (by: string | null, nameOf: Found['nameOf']) => (by === null ? undefined : nameOf(by))

function describe(person: PersonRow, { roles, away, nameOf }: Found): Staff {
  const { id, name, office, title, freeDays, placeVersion } = person
  const theirs = roles.filter(({ personId }) => personId === id)
  const given = ({ role, grantedAt, grantedBy, reason }: RoleRow) => ({
    role,
    grantedAt: grantedAt.toISOString(),
    grantedBy: named(grantedBy, nameOf),
    reason,
  })
  return {
    id,
    name,
    ...(office !== null && { office }),
    ...(title !== null && { title }),
    freeDays,
    version: placeVersion,
    roles: theirs.filter(({ withdrawnAt }) => withdrawnAt === null).map(given),
    formerRoles: theirs.flatMap((row) => {
      const { withdrawnAt, withdrawnBy, withdrawnReason } = row
      if (withdrawnAt === null) return []
      const taken = { withdrawnBy: named(withdrawnBy, nameOf), withdrawnReason: withdrawnReason ?? '' }
      return [{ ...given(row), ...taken, withdrawnAt: withdrawnAt.toISOString() }]
    }),
    absences: away.filter(({ personId }) => personId === id).map(({ firstDay, lastDay }) => ({ firstDay, lastDay })),
  }
}

/** [ADM-04] Every officer by name, with roles and the absences that have not ended on a day. */
export async function listStaff(tx: Transaction, today: string): Promise<Staff[]> {
  const people = await tx.select().from(persons).where(eq(persons.audience, 'caseworker')).orderBy(asc(persons.name))
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const found = {
    roles: await listRoles(tx),
    away: await tx.select().from(absences).where(gte(absences.lastDay, today)).orderBy(asc(absences.firstDay)),
    nameOf: (id: string) => names.get(id) ?? id,
  }
  return people.map((person) => describe(person, found))
}

interface Placing extends Pick<Staff, 'office' | 'title' | 'freeDays'> {
  readonly personId: string
  /** [SEC-04] The version that the caller saw. */
  readonly version: number
}

/** [ADM-04] Sets office, title and free weekdays of an officer; false if somebody else has changed them since. */
export async function savePlace(tx: Transaction, { personId, version, ...place }: Placing): Promise<boolean> {
  const { office = null, title = null, freeDays } = place
  const rows = await tx
    .update(persons)
    .set({ office, title, freeDays, placeVersion: sql`${persons.placeVersion} + 1` })
    .where(and(eq(persons.id, personId), eq(persons.audience, 'caseworker'), eq(persons.placeVersion, version)))
    .returning({ id: persons.id })
  return rows.length > 0
}
