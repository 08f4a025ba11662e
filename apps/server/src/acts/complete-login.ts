import type { Audience } from '@eksport/api'
import { today } from '@eksport/domain'
import { appendAudit } from '../db/repositories/audit-events.ts'
import { type LoginAttempt, takeLoginAttempt } from '../db/repositories/login-attempts.ts'
import { findPerson, insertSubmitter, listDelegated, type Person, renamePerson } from '../db/repositories/people.ts'
import { deleteSession, insertSession } from '../db/repositories/sessions.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { type Identity, LoginRefused } from '../integrations/login/login-provider.ts'
import { hashOf, newSecret } from '../session/secret.ts'

const attemptMinutes = 10

export interface CompletedLogin {
  readonly cookie: string
  readonly next: string
}

export interface LoginAnswer {
  readonly audience: Audience
  readonly currentUrl: URL
  /** The secret of the attempt, from the browser that began it. */
  readonly attemptCookie: string | undefined
  /** A session that the browser still has: it ends here, so that no id from before the login lives on. */
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

/** [AUT-07] An exporter may be new; an officer must be known, and neither logs in to the other portal. */
async function admit(tx: Transaction, audience: Audience, { subject, name }: Identity): Promise<Person> {
  const known = await findPerson(tx, subject)
  if (known === undefined) {
    if (audience === 'caseworker') throw new LoginRefused('The person is not an officer here')
    return insertSubmitter(tx, subject, name ?? 'Innsender')
  }
  if (known.audience !== audience) throw new LoginRefused('The person belongs to the other portal')
  if (name !== undefined && name !== known.name) await renamePerson(tx, subject, name)
  return { ...known, name: name ?? known.name }
}

/** [AUT-03] The organisation chosen last, while the right to it lasts; else the only one there is. */
async function firstOrganisation(tx: Transaction, person: Person, now: Date): Promise<string | null> {
  if (person.audience === 'caseworker') return null
  const delegated = await listDelegated(tx, person.id, today(now.toISOString()))
  const [only, another] = delegated
  const last = delegated.find(({ organisationNumber }) => organisationNumber === person.lastOrganisation)
  if (last !== undefined) return last.organisationNumber
  return only !== undefined && another === undefined ? only.organisationNumber : null
}

async function openSession(tx: Transaction, deps: Deps, answer: LoginAnswer, identity: Identity): Promise<string> {
  const now = deps.now()
  const cookie = newSecret()
  const person = await admit(tx, answer.audience, identity)
  if (answer.oldCookie !== undefined) await deleteSession(tx, hashOf(answer.oldCookie))
  const organisationNumber = await firstOrganisation(tx, person, now)
  await insertSession(tx, {
    idHash: hashOf(cookie),
    audience: answer.audience,
    personId: person.id,
    level: identity.level,
    organisationNumber,
    idToken: identity.idToken,
    createdAt: now,
    lastSeenAt: now,
  })
  await appendAudit(tx, {
    time: now,
    personId: person.id,
    organisationNumber,
    action: 'LOGIN',
    outcome: 'DONE',
    referenceNumber: null,
    requestId: answer.requestId,
    details: { audience: answer.audience, level: identity.level },
  })
  return cookie
}

/** [SEC-20] Who was refused is known only after the provider has vouched for somebody; the attempt counts either way. */
async function auditRefusal(deps: Deps, { audience, requestId }: LoginAnswer, reason: string): Promise<void> {
  await deps.transactions.run({ audience: 'nobody' }, (tx) =>
    appendAudit(tx, {
      time: deps.now(),
      personId: null,
      organisationNumber: null,
      action: 'LOGIN',
      outcome: 'REFUSED',
      referenceNumber: null,
      requestId,
      details: { audience, reason },
    }),
  )
}

/** [SEC-09] [SEC-10] Ends an attempt with a session under a fresh id, or not at all. */
export async function completeLogin(deps: Deps, answer: LoginAnswer): Promise<CompletedLogin> {
  const attempt = await takeAttempt(deps, answer)
  try {
    const identity = await deps.login[answer.audience].complete(answer.currentUrl, attempt)
    const cookie = await deps.transactions.run({ audience: 'nobody' }, (tx) => openSession(tx, deps, answer, identity))
    return { cookie, next: attempt.next }
  } catch (error) {
    await auditRefusal(deps, answer, error instanceof Error ? error.name : 'unknown')
    throw error
  }
}
