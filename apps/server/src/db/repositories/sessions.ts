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
 * The session behind a cookie. The organisation that the call names is joined through the delegation that gives the right,
 * so that a delegation which is withdrawn stops working at this very request [SEC-08].
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

/** [OPS-09] Whoever only reads does not wait for a standby that is away, and a touch that is lost is made again. */
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

/** A provider's session, or all that it has of a person; both where it names both. */
export interface ProviderSessions {
  readonly audience: Audience
  readonly providerSession: string | undefined
  readonly personId: string | undefined
}

/** [SEC-10] Ends what was begun by logging in at the provider, and answers whose it was. A login by a link was not made there. */
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
