import type { OfficerRole } from '@eksport/domain'
import type { Client } from 'pg'

/** Gives an officer exactly these roles, directly in the database. */
export async function giveRoles(owner: Client, personId: string, ...roles: readonly OfficerRole[]): Promise<void> {
  await owner.query(
    `with given as (select unnest($2::text[]) as role), withdrawn as (
       update officer_roles set withdrawn_at = now(), withdrawn_reason = 'test'
       where person_id = $1 and withdrawn_at is null and role not in (select role from given))
     insert into officer_roles (person_id, role, granted_at, reason) select $1, role, now(), 'test' from given
     on conflict (person_id, role) where withdrawn_at is null do nothing`,
    [personId, roles],
  )
}
