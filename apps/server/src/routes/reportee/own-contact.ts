import type { Contact } from '@eksport/api'
import type { Locale } from '@eksport/forms'
import { keepLocale } from '../../db/repositories/notice-settings.ts'
import { findPerson, saveMail } from '../../db/repositories/people.ts'
import type { Transaction } from '../../db/transaction.ts'
import { Refusal } from '../../refusals/refusal.ts'
import type { ActiveSession } from '../../session/active-session.ts'
import { requireLevel } from '../../standing/require-level.ts'

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

interface Saving extends Own {
  /** The language that the person reads the portal in. */
  readonly locale: Locale
  readonly now: Date
}

/** [AUT-06] [ACT-13] Sets, confirms or removes it. */
export async function saveOwnContact(own: Saving, mail: string | null): Promise<Contact> {
  const { tx, session, locale, now } = own
  requireLevel(session)
  await saveMail(tx, session.person.id, mail, now)
  if (mail !== null) await keepLocale(tx, session.person.id, locale)
  return ownContact(own)
}
