import { type OfficerRole, officerRoles as roleNames } from '@eksport/domain'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { officerRoles, persons } from '../schema/people.ts'
import { type Transaction, takeTurn } from '../transaction.ts'

/** [ADM-04] SQL condition: the person of the query holds one of these roles. */
export function holdsRole(...roles: readonly OfficerRole[]): SQL {
  const asked = sql.param([...roles])
  return sql`exists (select from ${officerRoles} held where held.person_id = ${persons.id}
    and held.role = any (${asked}::text[]) and held.withdrawn_at is null)`
}

/** [ADM-04] A person's current roles, in their order; a login grants them. */
export async function rolesOf(tx: Transaction, personId: string): Promise<OfficerRole[]> {
  const rows = await tx
    .select({ role: officerRoles.role })
    .from(officerRoles)
    .where(and(eq(officerRoles.personId, personId), isNull(officerRoles.withdrawnAt)))
    .prepare('roles')
    .execute()
  return roleNames.filter((role) => rows.some((row) => row.role === role))
}

export type RoleRow = typeof officerRoles.$inferSelect

/** Every role ever given, oldest first. */
export const listRoles = (tx: Transaction): Promise<RoleRow[]> =>
  tx.select().from(officerRoles).orderBy(asc(officerRoles.grantedAt), asc(officerRoles.role))

/** Makes changes of roles wait for each other, so that what is read stays true until the end of the transaction. */
export const takeTurnAtRoles = (tx: Transaction): Promise<void> => takeTurn(tx, 'officer roles')

interface Granted {
  readonly personId: string
  readonly role: OfficerRole
  /** Null if the operator does it by a command. */
  readonly by: string | null
  readonly reason: string
  readonly now: Date
}

/** Gives a role; returns false if it is held already. */
export async function insertRole(tx: Transaction, { personId, role, by, reason, now }: Granted): Promise<boolean> {
  const rows = await tx
    .insert(officerRoles)
    .values({ personId, role, grantedAt: now, grantedBy: by, reason })
    .onConflictDoNothing()
    .returning({ id: officerRoles.id })
  return rows.length > 0
}

/** Takes a role back; returns false if it is not held. */
export async function endRole(tx: Transaction, { personId, role, by, reason, now }: Granted): Promise<boolean> {
  const rows = await tx
    .update(officerRoles)
    .set({ withdrawnAt: now, withdrawnBy: by, withdrawnReason: reason })
    .where(and(eq(officerRoles.personId, personId), eq(officerRoles.role, role), isNull(officerRoles.withdrawnAt)))
    .returning({ id: officerRoles.id })
  return rows.length > 0
}
