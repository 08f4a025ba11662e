import type { Audience } from '@eksport/api'
import { appendAudit } from '../db/repositories/audit-events.ts'
import type { Person } from '../db/repositories/people.ts'
import { deleteSession, insertSession } from '../db/repositories/sessions.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { hashOf, newSecret } from '../session/secret.ts'

/** A login whose person is known. */
export interface Opening {
  readonly audience: Audience
  readonly person: Person
  /** The login level: 2 by a link, 3 substantial, 4 high. */
  readonly level: number
  /** The id of the login provider's session, if it gave one. */
  readonly providerSession: string | null
  /** The cookie of a session that the browser still has. It ends here, so that no id from before the login survives. */
  readonly oldCookie: string | undefined
  readonly requestId: string
}

/** [SEC-09] [SEC-20] Starts a session under a fresh id; returns the cookie's value. */
export async function openSession(tx: Transaction, deps: Pick<Deps, 'now'>, opening: Opening): Promise<string> {
  const { audience, person, level, providerSession, oldCookie, requestId } = opening
  const now = deps.now()
  const cookie = newSecret()
  if (oldCookie !== undefined) await deleteSession(tx, hashOf(oldCookie))
  await insertSession(tx, {
    idHash: hashOf(cookie),
    audience,
    personId: person.id,
    level,
    providerSession,
    createdAt: now,
    lastSeenAt: now,
  })
  await appendAudit(tx, {
    time: now,
    personId: person.id,
    organisationNumber: null,
    action: 'LOGIN',
    outcome: 'DONE',
    referenceNumber: null,
    requestId,
    details: { audience, level },
  })
  return cookie
}
