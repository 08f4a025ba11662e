import { eq } from 'drizzle-orm'
import { nationalIds } from '../schema/login-links.ts'
import { noticeSettings } from '../schema/notices.ts'
import { persons } from '../schema/people.ts'
import { type Transaction, takeTurn } from '../transaction.ts'

/** Assigns the fingerprint to a person, as the login provider has just confirmed. */
export async function saveNationalId(tx: Transaction, personId: string, fingerprint: string): Promise<void> {
  // Two logins at once may give the same number to two subjects, and neither sees the other's new row.
  await takeTurn(tx, `national id ${fingerprint}`)
  // A person may return with another subject or another number.
  await tx.delete(nationalIds).where(eq(nationalIds.fingerprint, fingerprint))
  await tx
    .insert(nationalIds)
    .values({ personId, fingerprint })
    .onConflictDoUpdate({ target: nationalIds.personId, set: { fingerprint } })
}

/** The exporter with a national id, with e-mail address and language if they have given any. */
export async function findByNationalId(tx: Transaction, fingerprint: string) {
  const [row] = await tx
    .select({ id: persons.id, audience: persons.audience, mail: persons.mail, locale: noticeSettings.locale })
    .from(nationalIds)
    .innerJoin(persons, eq(persons.id, nationalIds.personId))
    .leftJoin(noticeSettings, eq(noticeSettings.personId, persons.id))
    .where(eq(nationalIds.fingerprint, fingerprint))
  return row?.audience === 'submitter' ? row : undefined
}
