import { today } from '@eksport/domain'
import { listDelegated, rememberOrganisation } from '../db/repositories/people.ts'
import { rotateSession } from '../db/repositories/sessions.ts'
import type { Transaction } from '../db/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { hashOf, newSecret } from '../session/secret.ts'

export interface ChooseOrganisation {
  readonly tx: Transaction
  readonly session: ActiveSession
  readonly organisationNumber: string
  readonly now: Date
}

/** [AUT-03] [SEC-09] Acts for another organisation under a new session id. One without the right is as if it did not exist. */
export async function chooseOrganisation({ tx, session, organisationNumber, now }: ChooseOrganisation) {
  const delegated = await listDelegated(tx, session.person.id, today(now.toISOString()))
  const organisation = delegated.find((candidate) => candidate.organisationNumber === organisationNumber)
  if (organisation === undefined) throw new Refusal('NOT_FOUND')
  const cookie = newSecret()
  // Another tab chose at the same moment, or logged out: a cookie without a session behind it would log this browser out.
  if (!(await rotateSession(tx, session.idHash, { idHash: hashOf(cookie), organisationNumber, now })))
    throw new Refusal('NOT_LOGGED_IN')
  await rememberOrganisation(tx, session.person.id, organisationNumber)
  return { cookie, session: { ...session, organisation } }
}
