import type { Staff } from '@eksport/api'
import { type Absence, lastDayIssue, mayGrant, type OfficerRole, today } from '@eksport/domain'
import { endRole, insertRole, listRoles, takeTurnAtRoles } from '../db/repositories/officer-roles.ts'
import { deleteAbsence, insertAbsence } from '../db/repositories/officers.ts'
import { listStaff, savePlace } from '../db/repositories/staff.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { requireRight } from '../standing/require-right.ts'

interface Asked {
  readonly tx: Transaction
  readonly session: ActiveSession
  readonly now: Date
}

interface About extends Asked {
  readonly params: { readonly personId: string }
}

interface AboutRole extends Asked {
  readonly params: { readonly personId: string; readonly role: OfficerRole }
  readonly body: { readonly reason: string }
}

/** [ADM-04] All officers, for leaders and administrators. */
export function readStaff({ tx, session, now }: Asked): Promise<Staff[]> {
  requireRight(session, 'keep-officers')
  return listStaff(tx, today(now.toISOString()))
}

/** The officer that the call is about. */
async function findStaff(call: About): Promise<Staff> {
  const found = (await readStaff(call)).find(({ id }) => id === call.params.personId)
  if (found === undefined) throw new Refusal('NOT_FOUND')
  return found
}

/** Checks the right to give and take this role, and makes such changes wait for each other. */
async function beginRoleChange({ tx, session, params: { role } }: AboutRole): Promise<void> {
  requireRight(session, 'keep-officers')
  if (!mayGrant(session.person.roles, role)) throw new Refusal('TRANSITION_REFUSED', { reason: 'not-allowed' })
  await takeTurnAtRoles(tx)
}

const changeOf = ({ session, params, body, now }: AboutRole) => ({
  ...params,
  by: session.person.id,
  reason: body.reason,
  now,
})

/** [ADM-04] Gives a role to another officer. */
export async function giveRole(call: AboutRole): Promise<Staff> {
  await beginRoleChange(call)
  const { id } = await findStaff(call)
  if (id === call.session.person.id) throw new Refusal('OWN_ROLE')
  if (!(await insertRole(call.tx, changeOf(call)))) throw new Refusal('STALE_VERSION')
  return findStaff(call)
}

/** [ADM-04] Takes a role back. The last administrator cannot be removed. */
export async function takeRoleBack(call: AboutRole): Promise<Staff> {
  await beginRoleChange(call)
  const { id, roles } = await findStaff(call)
  const { role } = call.params
  if (!roles.some((held) => held.role === role)) throw new Refusal('STALE_VERSION')
  const others = (await listRoles(call.tx)).filter(
    (row) => row.role === 'A' && row.withdrawnAt === null && row.personId !== id,
  )
  if (role === 'A' && others.length === 0) throw new Refusal('LAST_ADMINISTRATOR')
  await endRole(call.tx, changeOf(call))
  return findStaff(call)
}

interface Placed extends About {
  readonly deps: Pick<Deps, 'referenceData'>
  readonly body: Pick<Staff, 'office' | 'title' | 'freeDays'>
  /** [SEC-04] The version that the caller saw. */
  readonly ifMatch: number
}

/** [ADM-04] [SEC-04] Sets an officer's office, title and the weekdays on which they never work. */
export async function place(call: Placed): Promise<Staff> {
  const { tx, params, body, ifMatch: version, deps } = call
  const { id, office: before } = await findStaff(call)
  const { office, title, freeDays } = body
  const isKnown = deps.referenceData['certificate-offices'].some(({ code, active }) => active && code === office)
  if (office !== undefined && office !== before && !isKnown)
    throw new Refusal('INVALID_REQUEST', { issues: [{ path: 'office', code: 'unknownCode' }] })
  const days = [...new Set(freeDays)].toSorted()
  if (!(await savePlace(tx, { personId: id, office, title: title || undefined, freeDays: days, version })))
    throw new Refusal('STALE_VERSION')
  return findStaff({ ...call, params })
}

/** [ACT-05] Records days of absence. The last day must be neither past nor so far ahead that it must be a typing error. */
export async function recordAbsence(tx: Transaction, personId: string, absence: Absence, now: Date): Promise<void> {
  const code = lastDayIssue(absence.lastDay, today(now.toISOString()))
  if (code !== undefined) throw new Refusal('INVALID_REQUEST', { issues: [{ path: 'lastDay', code }] })
  await insertAbsence(tx, { personId, ...absence, recordedAt: now })
}

/** [ADM-04] [ACT-05] Records days of absence for an officer. */
export async function sendAway(call: About & { readonly body: Absence }): Promise<Staff> {
  const { tx, body, now } = call
  const { id: personId } = await findStaff(call)
  await recordAbsence(tx, personId, body, now)
  return findStaff(call)
}

/** [ADM-04] [ACT-05] Removes an absence of an officer. */
export async function callBack(call: About & { readonly params: { readonly firstDay: string } }): Promise<Staff> {
  const { id } = await findStaff(call)
  await deleteAbsence(call.tx, id, call.params.firstDay)
  return findStaff(call)
}
