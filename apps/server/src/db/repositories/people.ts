import type { Instant } from '@eksport/domain'
import { and, asc, eq, sql } from 'drizzle-orm'
import { delegations, organisations, persons, representations } from '../schema/people.ts'
import type { Transaction } from '../transaction.ts'
import { holdsOn } from './holds-on.ts'
import { describeOrganisation } from './sessions.ts'

type Row = typeof persons.$inferSelect

/** Somebody who has logged in, or an officer who may log in. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly audience: Row['audience']
  /** The organisation that they acted for last. */
  readonly lastOrganisation: string | undefined
  readonly mail: string | undefined
  readonly mailUpdated: Instant | undefined
}

const fromRow = ({ id, name, audience, lastOrganisation, mail, mailUpdatedAt }: Row): Person => ({
  id,
  name,
  audience,
  lastOrganisation: lastOrganisation ?? undefined,
  mail: mail ?? undefined,
  mailUpdated: mailUpdatedAt?.toISOString(),
})

export async function findPerson(tx: Transaction, id: string): Promise<Person | undefined> {
  const [row] = await tx.select().from(persons).where(eq(persons.id, id))
  return row && fromRow(row)
}

/** Registers an exporter at their first login. Their rights come from delegations, never from here. */
export async function insertSubmitter(tx: Transaction, id: string, name: string): Promise<Person> {
  const [row] = await tx
    .insert(persons)
    .values({ id, name, audience: 'submitter' })
    // The first login may happen in two browsers at once.
    .onConflictDoUpdate({ target: persons.id, set: { name } })
    .returning()
  if (row === undefined) throw new Error('An insert answered no row')
  return fromRow(row)
}

/** [AUT-07] Registers an officer, by the operator: officers must be known before they log in. Returns false if the id exists. */
export async function insertOfficer(tx: Transaction, id: string, name: string): Promise<boolean> {
  const rows = await tx
    .insert(persons)
    .values({ id, name, audience: 'caseworker' })
    .onConflictDoNothing()
    .returning({ id: persons.id })
  return rows.length > 0
}

export async function renamePerson(tx: Transaction, id: string, name: string): Promise<void> {
  await tx.update(persons).set({ name }).where(eq(persons.id, id))
}

/** [AUT-06] Stores the contact e-mail and when it was given or confirmed; null removes both. */
export async function saveMail(tx: Transaction, id: string, mail: string | null, now: Date): Promise<void> {
  await tx
    .update(persons)
    .set({ mail, mailUpdatedAt: mail === null ? null : now })
    .where(eq(persons.id, id))
}

export async function rememberOrganisation(tx: Transaction, id: string, organisationNumber: string): Promise<void> {
  await tx
    .update(persons)
    .set({ lastOrganisation: organisationNumber })
    // Written only if it changes, because sessions are read often.
    .where(and(eq(persons.id, id), sql`${persons.lastOrganisation} is distinct from ${organisationNumber}`))
}

/** The organisations that a person may act for on a day, by name. */
export async function listDelegated(tx: Transaction, personId: string, today: string) {
  const rows = await tx
    .select({ organisation: organisations })
    .from(delegations)
    .innerJoin(organisations, eq(organisations.organisationNumber, delegations.organisationNumber))
    .where(and(eq(delegations.personId, personId), holdsOn(today)))
    .orderBy(asc(organisations.name))
  return rows.map(({ organisation }) => describeOrganisation(organisation))
}

/** [AUT-04] The exporters that an organisation may apply for: itself first, then the others by name. */
export async function listRepresented(tx: Transaction, organisationNumber: string) {
  const [own] = await tx.select().from(organisations).where(eq(organisations.organisationNumber, organisationNumber))
  const others = await tx
    .select({ organisation: organisations })
    .from(representations)
    .innerJoin(organisations, eq(organisations.organisationNumber, representations.exporterNumber))
    .where(eq(representations.organisationNumber, organisationNumber))
    .orderBy(asc(organisations.name))
  return [...(own === undefined ? [] : [own]), ...others.map(({ organisation }) => organisation)].map(
    describeOrganisation,
  )
}
