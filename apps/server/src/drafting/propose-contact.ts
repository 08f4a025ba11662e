import type { ApplicationDraft } from '@eksport/domain'
import { lastContactNamed } from '../db/repositories/own-contacts.ts'
import { findPerson } from '../db/repositories/people.ts'
import type { Transaction } from '../db/transaction.ts'
import type { ActiveSession } from '../session/active-session.ts'

/**
 * [EXP-05] Proposes the person who creates an application as its contact, with the details of their latest application,
 * or else their name and e-mail. A contact that is already named stays.
 */
export async function proposeContact(
  tx: Transaction,
  { id, name }: Pick<ActiveSession['person'], 'id' | 'name'>,
  draft: ApplicationDraft,
): Promise<ApplicationDraft> {
  if (draft.sender?.contactPerson !== undefined) return draft
  const contactPerson = (await lastContactNamed(tx, name)) ?? (await byName(tx, id, name))
  return { ...draft, sender: { ...draft.sender, contactPerson } }
}

/** Takes the last word of a name as the family name. */
async function byName(tx: Transaction, id: string, name: string) {
  const words = name.trim().split(/\s+/)
  const mail = (await findPerson(tx, id))?.mail
  return {
    firstName: words.slice(0, -1).join(' '),
    lastName: words.at(-1) ?? '',
    ...(mail !== undefined && { email: mail }),
  }
}
