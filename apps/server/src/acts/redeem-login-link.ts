import { endLink, type LoginLink, lockByToken } from '../db/repositories/login-links.ts'
import { findPerson } from '../db/repositories/people.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../refusals/refusal.ts'
import { isFresh, linkLevel } from '../session/login-link.ts'
import { hashOf } from '../session/secret.ts'
import { auditRefusedLogin } from './audit-refused-login.ts'
import type { CompletedLogin } from './complete-login.ts'
import { openSession } from './open-session.ts'

const audience = 'submitter'

export interface LinkAnswer {
  readonly token: string
  /** The secret of the browser, if it asked for a link. */
  readonly browser: string | undefined
  /** The cookie of a session that the browser still has. */
  readonly oldCookie: string | undefined
  readonly requestId: string
}

async function take(tx: Transaction, { token, browser }: LinkAnswer, now: Date): Promise<LoginLink> {
  const link = await lockByToken(tx, hashOf(token))
  if (link === undefined || link.endedAt !== null || !isFresh(link.requestedAt, now))
    throw new Refusal('LOGIN_LINK_INVALID')
  // The link stays valid, so that nobody can use up a link that another person asked for.
  if (browser === undefined || hashOf(browser) !== link.browserHash) throw new Refusal('LOGIN_LINK_ELSEWHERE')
  await endLink(tx, link.id, now)
  return link
}

/** [SEC-11] Logs in with a link, once, in the browser that asked for it. */
export async function redeemLoginLink(deps: Deps, answer: LinkAnswer): Promise<CompletedLogin> {
  const { oldCookie, requestId } = answer
  try {
    return await deps.transactions.run({ audience: 'nobody' }, async (tx) => {
      const { personId, next } = await take(tx, answer, deps.now())
      const person = personId === null ? undefined : await findPerson(tx, personId)
      if (person === undefined) throw new Refusal('LOGIN_LINK_INVALID')
      const opening = { audience, person, level: linkLevel, providerSession: null, oldCookie, requestId } as const
      return { cookie: await openSession(tx, deps, opening), next }
    })
  } catch (error) {
    if (error instanceof Refusal) await auditRefusedLogin(deps, { audience, requestId }, error.code)
    throw error
  }
}
