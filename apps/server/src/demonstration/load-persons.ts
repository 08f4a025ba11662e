import { eq } from 'drizzle-orm'
import { insertRole } from '../db/repositories/officer-roles.ts'
import { nationalIds } from '../db/schema/login-links.ts'
import { delegations, officerRoles, organisations, persons, representations } from '../db/schema/people.ts'
import type { Transaction, Transactions } from '../db/transaction.ts'
import type { Pseudonyms } from '../integrations/pseudonyms/pseudonyms.ts'
import { type TestPerson, testPersons } from './test-persons.ts'

/** [ADM-04] Gives a person's initial roles; later changes are kept. */
async function giveFirstRoles(tx: Transaction, { id, roles }: TestPerson, now: Date): Promise<void> {
  const [known] = await tx.select().from(officerRoles).where(eq(officerRoles.personId, id)).limit(1)
  if (known !== undefined) return
  for (const role of roles) await insertRole(tx, { personId: id, role, by: null, reason: 'Demonstrasjonen', now })
}

/** Registers the test persons with their rights; later choices are kept. */
export async function loadTestPersons(owner: Transactions, pseudonyms: Pseudonyms, now: Date): Promise<void> {
  await owner.run({ audience: 'system' }, async (tx) => {
    await tx.insert(organisations).values(testPersons.organisations).onConflictDoNothing()
    await tx.insert(representations).values(testPersons.representations).onConflictDoNothing()
    for (const one of testPersons.persons) {
      const { id, audience, name, office, title, mail, nationalId, organisations: represented } = one
      const person = { id, audience, name }
      const reached = mail === undefined ? {} : { mail, mailUpdatedAt: now }
      await tx
        .insert(persons)
        .values({ ...person, office: office ?? null, title: title ?? null, ...reached })
        .onConflictDoUpdate({ target: persons.id, set: person })
      await giveFirstRoles(tx, one, now)
      if (nationalId !== undefined) {
        const fingerprint = pseudonyms.fingerprintOf('national id', nationalId)
        await tx.insert(nationalIds).values({ personId: id, fingerprint }).onConflictDoNothing()
      }
      const rights = represented.map((organisationNumber) => ({
        personId: id,
        organisationNumber,
        validFrom: '2020-01-01',
      }))
      if (rights.length > 0) await tx.insert(delegations).values(rights).onConflictDoNothing()
    }
  })
}
