import type { Audience } from '@eksport/api'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { ActiveSession } from '../../session/active-session.ts'
import { linkLevel } from '../../session/login-link.ts'
import { delegations, organisations, persons, sessions } from '../schema/people.ts'
import { type Transaction, unflushed } from '../transaction.ts'
import { holdsOn } from './holds-on.ts'
import { rolesOf } from './officer-roles.ts'

export type NewSession = typeof sessions.$inferInsert

export async function insertSession(tx: Transaction, session: NewSession): Promise<void> {
  await tx.insert(sessions).values(session)
}

interface SessionCall {
  readonly idHash: string
  readonly audience: Audience
  /** The organisation that the call names. */
  readonly named: string | undefined
  /** The day, as `2026-11-23`. */
  readonly today: string
}

/**
 * The session of a cookie. The organisation that the call names is joined through its delegation, so that a withdrawn
 * delegation stops working with the very next request [SEC-08].
 */
export async function findSession(
  tx: Transaction,
  { idHash, audience, named, today }: SessionCall,
): Promise<ActiveSession | undefined> {
  const [row] = await tx
    .select({ session: sessions, person: persons, organisation: organisations })
    .from(sessions)
    .innerJoin(persons, and(eq(persons.id, sessions.personId), eq(persons.audience, sessions.audience)))
    .leftJoin(
      delegations,
      and(eq(delegations.personId, sessions.personId), eq(delegations.organisationNumber, named ?? ''), holdsOn(today)),
    )
    .leftJoin(organisations, eq(organisations.organisationNumber, delegations.organisationNumber))
    .where(and(eq(sessions.idHash, idHash), eq(sessions.audience, audience)))
    .prepare('session')
    .execute()
  if (row === undefined) return undefined
  const { session, person, organisation } = row
  return {
    idHash: session.idHash,
    audience: session.audience,
    person: {
      id: person.id,
      name: person.name,
      roles: audience === 'caseworker' ? await rolesOf(tx, person.id) : [],
      ...(person.office === null ? {} : { office: person.office }),
    },
    level: session.level,
    named,
    organisation: organisation && describeOrganisation(organisation),
    createdAt: session.createdAt,
    lastSeenAt: session.lastSeenAt,
  }
}

export function describeOrganisation(organisation: typeof organisations.$inferSelect) {
  const { organisationNumber, name, organisationForm, address } = organisation
  return {
    organisationNumber,
    name,
    ...(organisationForm === null ? {} : { organisationForm }),
    ...(address === null ? {} : { address }),
  }
}

/**
 * [OPS-09] Updates when the session was last used. Not flushed, so that reading does not wait for an unreachable
 * standby; a lost update is repeated by the next request.
 */
export async function touchSession(tx: Transaction, idHash: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.idHash, idHash)).returning({ unflushed })
}

export async function deleteSession(
  tx: Transaction,
  idHash: string,
): Promise<{ isOfProvider: boolean; providerSession: string | null; personId: string } | undefined> {
  const [row] = await tx
    .delete(sessions)
    .where(eq(sessions.idHash, idHash))
    .returning({ level: sessions.level, providerSession: sessions.providerSession, personId: sessions.personId })
  return row && { ...row, isOfProvider: row.level > linkLevel }
}

/** One session of the provider, or all that it has for a person; both values must match if both are given. */
export interface ProviderSessions {
  readonly audience: Audience
  readonly providerSession: string | undefined
  readonly personId: string | undefined
}

/**
 * [SEC-10] Ends the sessions that were begun by login at the provider, and returns whose they were. Sessions begun by a
 * link are not the provider's.
 */
export async function deleteProviderSessions(
  tx: Transaction,
  { audience, providerSession, personId }: ProviderSessions,
): Promise<readonly string[]> {
  if (providerSession === undefined && personId === undefined) return []
  const ended = await tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.audience, audience),
        gt(sessions.level, linkLevel),
        providerSession === undefined ? undefined : eq(sessions.providerSession, providerSession),
        personId === undefined ? undefined : eq(sessions.personId, personId),
      ),
    )
    .returning({ personId: sessions.personId })
  return ended.map((session) => session.personId)
}

export async function deleteSessionsBefore(tx: Transaction, moment: Date): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.createdAt, moment))
}
