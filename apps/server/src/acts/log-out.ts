import type { Audience } from '@eksport/api'
import { appendAudit } from '../db/repositories/audit-events.ts'
import { deleteSession } from '../db/repositories/sessions.ts'
import type { Deps } from '../deps.ts'
import { hashOf } from '../session/secret.ts'

type EndedSession = Awaited<ReturnType<typeof deleteSession>>

/** [SEC-09] Ends the session on the server, whatever happens to the login provider's. */
export async function endSession(
  deps: Deps,
  audience: Audience,
  cookie: string | undefined,
  requestId: string,
): Promise<EndedSession> {
  if (cookie === undefined) return undefined
  return deps.transactions.run({ audience: 'nobody' }, async (tx) => {
    const session = await deleteSession(tx, hashOf(cookie))
    if (session === undefined) return undefined
    const { personId } = session
    const nothing = { organisationNumber: null, referenceNumber: null, details: { audience } }
    await appendAudit(tx, { time: deps.now(), personId, action: 'LOGOUT', outcome: 'DONE', requestId, ...nothing })
    return session
  })
}

/** [SEC-10] Where to send the browser: to the login provider's logout, or home if there was no provider session. */
export async function placeAfterLogout(deps: Deps, audience: Audience, session: EndedSession): Promise<string> {
  const home = `${deps.config[audience].publicUrl}/`
  // A session from a login link does not involve the provider, and must end even while the provider is down.
  if (session === undefined || !session.isOfProvider) return home
  const url = await deps.login[audience].logoutUrl(session.providerSession, home)
  return url.href
}
