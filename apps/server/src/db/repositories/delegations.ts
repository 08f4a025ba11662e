import { and, asc, eq } from 'drizzle-orm'
import { delegations, organisations, persons } from '../schema/people.ts'
import type { Transaction } from '../transaction.ts'

type Organisation = typeof organisations.$inferInsert
type Delegation = typeof delegations.$inferInsert

/** Every organisation by name, with the people who may act for it and when. */
export async function listOrganisations(tx: Transaction) {
  const found = await tx.select().from(organisations).orderBy(asc(organisations.name))
  const rights = await tx
    .select({ right: delegations, name: persons.name })
    .from(delegations)
    .innerJoin(persons, eq(persons.id, delegations.personId))
    .orderBy(asc(persons.name))
  return found.map(({ organisationNumber, name }) => ({
    organisationNumber,
    name,
    people: rights
      .filter(({ right }) => right.organisationNumber === organisationNumber)
      .map(({ right, name: person }) => ({ ...right, name: person })),
  }))
}

/** Exporters who have logged in and act for nobody, by name. */
export async function listUndelegated(tx: Transaction) {
  const rows = await tx
    .select({ id: persons.id, name: persons.name, delegated: delegations.personId })
    .from(persons)
    .leftJoin(delegations, eq(delegations.personId, persons.id))
    .where(eq(persons.audience, 'submitter'))
    .orderBy(asc(persons.name))
  return rows.filter(({ delegated }) => delegated === null)
}

/** Registers an organisation, or replaces what is known of it. */
export async function saveOrganisation(tx: Transaction, organisation: Organisation): Promise<void> {
  await tx
    .insert(organisations)
    .values(organisation)
    .onConflictDoUpdate({ target: organisations.organisationNumber, set: organisation })
}

/** Lets a person act for an organisation; an earlier period of theirs is replaced. */
export async function saveDelegation(tx: Transaction, delegation: Delegation): Promise<void> {
  await tx
    .insert(delegations)
    .values(delegation)
    .onConflictDoUpdate({ target: [delegations.personId, delegations.organisationNumber], set: delegation })
}

/** Takes it back from the next call on; false if the person had none. */
export async function removeDelegation(
  tx: Transaction,
  { personId, organisationNumber }: Pick<Delegation, 'personId' | 'organisationNumber'>,
): Promise<boolean> {
  const rows = await tx
    .delete(delegations)
    .where(and(eq(delegations.personId, personId), eq(delegations.organisationNumber, organisationNumber)))
    .returning({ personId: delegations.personId })
  return rows.length > 0
}
