import { eq } from 'drizzle-orm'
import { nationalIds } from '../schema/login-links.ts'
import { noticeSettings } from '../schema/notices.ts'
import { persons } from '../schema/people.ts'
import { type Transaction, takeTurn } from '../transaction.ts'

/** Whose fingerprint it is, as the login provider has just said. */
export async function saveNationalId(tx: Transaction, personId: string, fingerprint: string): Promise<void> {
  // Two logins at once may say one number of two subjects: neither sees the row that the other is about to write.
  await takeTurn(tx, `national id ${fingerprint}`)
  // A person may come back under another subject, or with another number.
  await tx.delete(nationalIds).where(eq(nationalIds.fingerprint, fingerprint))
  await tx
    .insert(nationalIds)
    .values({ personId, fingerprint })
    .onConflictDoUpdate({ target: nationalIds.personId, set: { fingerprint } })
}

/** The exporter that a national id is of: where mail reaches them, and in which language, as far as they have said. */
export async function findByNationalId(tx: Transaction, fingerprint: string) {
  const [row] = await tx
    .select({ id: persons.id, audience: persons.audience, mail: persons.mail, locale: noticeSettings.locale })
    .from(nationalIds)
    .innerJoin(persons, eq(persons.id, nationalIds.personId))
    .leftJoin(noticeSettings, eq(noticeSettings.personId, persons.id))
    .where(eq(nationalIds.fingerprint, fingerprint))
  return row?.audience === 'submitter' ? row : undefined
}
