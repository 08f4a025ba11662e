import type { Contact } from '@eksport/api'
import { findPerson, saveMail } from '../../db/repositories/people.ts'
import type { Transaction } from '../../db/transaction.ts'
import { Refusal } from '../../refusals/refusal.ts'
import type { ActiveSession } from '../../session/active-session.ts'

/** Whose profile it is, and how they are logged in. */
interface Own {
  readonly tx: Transaction
  readonly session: Pick<ActiveSession, 'person' | 'level'>
}

/** Where notices reach the person. */
export async function ownContact({ tx, session: { person, level } }: Own): Promise<Contact> {
  const known = await findPerson(tx, person.id)
  if (known === undefined) throw new Refusal('NOT_FOUND')
  const { mail = null, mailUpdated: lastUpdated = null } = known
  return { mail, lastUpdated, authenticationLevel: level }
}

/** [AUT-06] Level 2 may do everything in applications, and nothing with the profile. */
const minLevel = 3

/** [AUT-06] [ACT-13] Sets, confirms or removes it. */
export async function saveOwnContact(own: Own, mail: string | null, now: Date): Promise<Contact> {
  const { tx, session } = own
  if (session.level < minLevel) throw new Refusal('LEVEL_TOO_LOW')
  await saveMail(tx, session.person.id, mail, now)
  return ownContact(own)
}
