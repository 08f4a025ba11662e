import type { Audience } from '@eksport/api'
import { appendAudit } from '../db/repositories/audit-events.ts'
import { deleteProviderSessions, type ProviderSessions } from '../db/repositories/sessions.ts'
import { useLogoutToken } from '../db/repositories/used-logout-tokens.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { LogoutRefused } from '../integrations/login/logout-tokens.ts'
import { hashOf } from '../session/secret.ts'

interface Logout {
  readonly audience: Audience
  readonly requestId: string
}

export interface TokenLogout extends Logout {
  readonly token: string
}

export interface FrontChannelLogout extends Logout {
  readonly issuer: string
  readonly sid: string
}

const nothing = { action: 'LOGOUT', organisationNumber: null, referenceNumber: null } as const

/** [SEC-20] Records one event per session, since each was its own login. */
async function end(tx: Transaction, deps: Deps, { requestId }: Logout, which: ProviderSessions): Promise<void> {
  const details = { audience: which.audience, by: 'login provider' }
  for (const personId of await deleteProviderSessions(tx, which))
    await appendAudit(tx, { ...nothing, time: deps.now(), personId, outcome: 'DONE', requestId, details })
}

/** Records a refused logout. The event names no person, because nobody was identified. */
async function auditRefused(deps: Deps, { audience, requestId }: Logout): Promise<void> {
  const event = { ...nothing, time: deps.now(), personId: null, outcome: 'REFUSED', requestId } as const
  await deps.transactions.run({ audience: 'nobody' }, (tx) =>
    appendAudit(tx, { ...event, details: { audience, by: 'login provider' } }),
  )
}

async function endByVerifiedToken(deps: Deps, logout: TokenLogout): Promise<void> {
  const { audience, token } = logout
  const provider = deps.login[audience]
  const { id, sid, subject } = await provider.readLogout(token, deps.now())
  await deps.transactions.run({ audience: 'nobody' }, async (tx) => {
    if (!(await useLogoutToken(tx, hashOf(`${provider.issuer.href} ${audience} ${id}`), deps.now())))
      throw new LogoutRefused('It has been said before')
    await end(tx, deps, logout, { audience, providerSession: sid, personId: subject })
  })
}

/**
 * [SEC-10] Back-channel logout: ends the sessions named in a signed token from the login provider. Each token is
 * accepted once.
 */
export async function endByLogoutToken(deps: Deps, logout: TokenLogout): Promise<void> {
  try {
    await endByVerifiedToken(deps, logout)
  } catch (error) {
    if (error instanceof LogoutRefused) await auditRefused(deps, logout)
    throw error
  }
}

const isSameAddress = (text: string, address: URL) => URL.canParse(text) && new URL(text).href === address.href

/**
 * [SEC-10] Front-channel logout: ends the sessions that the login provider's page names. There is no cookie: knowing
 * the id of the provider's session, which the provider gives to nobody else, is enough to end the sessions begun by it,
 * and allows nothing more.
 */
export async function endByFrontChannel(deps: Deps, logout: FrontChannelLogout): Promise<void> {
  const { audience, issuer, sid } = logout
  if (!isSameAddress(issuer, deps.login[audience].issuer)) {
    await auditRefused(deps, logout)
    throw new LogoutRefused('Another provider has no sessions here')
  }
  await deps.transactions.run({ audience: 'nobody' }, (tx) =>
    end(tx, deps, logout, { audience, providerSession: sid, personId: undefined }),
  )
}
