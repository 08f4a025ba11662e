import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { nationalIds } from '../db/schema/login-links.ts'
import { delegations, organisations, persons, representations } from '../db/schema/people.ts'
import type { Pseudonyms } from '../integrations/pseudonyms/index.ts'
import { testPersons } from './test-persons.ts'

/** Makes the test persons known, with what they may do. What a person has chosen since is kept. */
export async function loadTestPersons(owner: Pool, pseudonyms: Pseudonyms, now: Date): Promise<void> {
  await drizzle(owner).transaction(async (tx) => {
    await tx.insert(organisations).values(testPersons.organisations).onConflictDoNothing()
    await tx.insert(representations).values(testPersons.representations).onConflictDoNothing()
    for (const one of testPersons.persons) {
      const { id, audience, name, roles, office, mail, nationalId, organisations: represented } = one
      const person = { id, audience, name, roles, office: office ?? null }
      const reached = mail === undefined ? {} : { mail, mailUpdatedAt: now }
      await tx
        .insert(persons)
        .values({ ...person, ...reached })
        .onConflictDoUpdate({ target: persons.id, set: person })
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
