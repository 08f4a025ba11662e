import type { Audience } from '@eksport/api'
import { type LoginAttempt, takeLoginAttempt } from '../db/repositories/login-attempts.ts'
import { saveNationalId } from '../db/repositories/national-ids.ts'
import { findPerson, insertSubmitter, type Person, renamePerson } from '../db/repositories/people.ts'
import type { Transaction } from '../db/transaction.ts'
import { isUnavailable } from '../db/unavailable.ts'
import type { Deps } from '../deps.ts'
import { type Identity, LoginRefused } from '../integrations/login/login-provider.ts'
import { hashOf } from '../session/secret.ts'
import { auditRefusedLogin } from './audit-refused-login.ts'
import { openSession } from './open-session.ts'

const attemptMinutes = 10

/** The login went well, but nobody has registered the officer; the log names the id for whoever does. */
export class UnknownOfficer extends Error {
  override readonly name = 'UnknownOfficer'
  constructor(subject: string) {
    super(`No officer has the id ${subject}`)
  }
}

export interface CompletedLogin {
  readonly cookie: string
  readonly next: string
}

export interface LoginAnswer {
  readonly audience: Audience
  readonly currentUrl: URL
  /** The secret of the attempt, from the browser that started it. */
  readonly attemptCookie: string | undefined
  /** The cookie of a session that the browser still has. */
  readonly oldCookie: string | undefined
  readonly requestId: string
}

async function takeAttempt(deps: Deps, { audience, attemptCookie }: LoginAnswer): Promise<LoginAttempt> {
  if (attemptCookie === undefined) throw new LoginRefused('No attempt was begun in this browser')
  const attempt = await deps.transactions.run({ audience: 'nobody' }, (tx) =>
    takeLoginAttempt(tx, hashOf(attemptCookie), audience),
  )
  const age = attempt === undefined ? Number.POSITIVE_INFINITY : deps.now().getTime() - attempt.createdAt.getTime()
  if (attempt === undefined || age > attemptMinutes * 60_000) throw new LoginRefused('The attempt is used or too old')
  return attempt
}

/** [AUT-07] Finds the person: an exporter may be new, an officer must be known, and neither may log in to the other portal. */
async function admit(tx: Transaction, audience: Audience, { subject, name }: Identity): Promise<Person> {
  const known = await findPerson(tx, subject)
  if (known === undefined) {
    if (audience === 'caseworker') throw new UnknownOfficer(subject)
    return insertSubmitter(tx, subject, name ?? 'Innsender')
  }
  if (known.audience !== audience) throw new LoginRefused('The person belongs to the other portal')
  if (name !== undefined && name !== known.name) await renamePerson(tx, subject, name)
  return { ...known, name: name ?? known.name }
}

async function enter(tx: Transaction, deps: Deps, answer: LoginAnswer, identity: Identity): Promise<string> {
  const { audience, oldCookie, requestId } = answer
  const { nationalId, level, sid } = identity
  const person = await admit(tx, audience, identity)
  // [AUT-02] Needed for requesting a login link when the provider is down.
  if (audience === 'submitter' && nationalId !== undefined)
    await saveNationalId(tx, person.id, deps.pseudonyms.fingerprintOf('national id', nationalId))
  return openSession(tx, deps, { audience, person, level, providerSession: sid ?? null, oldCookie, requestId })
}

/** [SEC-09] [SEC-10] [SEC-20] Ends an attempt with a session under a fresh id. A failed attempt is recorded as an audit event. */
export async function completeLogin(deps: Deps, answer: LoginAnswer): Promise<CompletedLogin> {
  try {
    const attempt = await takeAttempt(deps, answer)
    const identity = await deps.login[answer.audience].complete(answer.currentUrl, attempt)
    const cookie = await deps.transactions.run({ audience: 'nobody' }, (tx) => enter(tx, deps, answer, identity))
    return { cookie, next: attempt.next }
  } catch (error) {
    // [OPS-02] When the database is unavailable, writing the audit event would only wait for it again.
    if (!isUnavailable(error)) await auditRefusedLogin(deps, answer, error instanceof Error ? error.name : 'unknown')
    throw error
  }
}
