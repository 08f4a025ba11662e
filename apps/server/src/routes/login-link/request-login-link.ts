import { setTimeout as sleep } from 'node:timers/promises'
import { requestLoginLink } from '@eksport/api'
import { nationalIdProblem } from '@eksport/domain'
import { requestLoginLink as request } from '../../acts/request-login-link.ts'
import { readFlags } from '../../db/repositories/flags.ts'
import type { Deps } from '../../deps.ts'
import { clientAddress } from '../../http/client-address.ts'
import { readLinkCookie, setLinkCookie } from '../../http/cookies.ts'
import { preferredLocale } from '../../http/problems/locale-of.ts'
import type { Route } from '../../http/route.ts'
import { routeSchema } from '../../http/route-schema.ts'
import { safeNext } from '../../http/safe-next.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { newSecret } from '../../session/secret.ts'

/** [SEC-12] Responses are delayed to at least this, in milliseconds, to hide differences in the database's response time. */
const answerAfter = 250

const secretShape = /^[\w-]{43}$/

async function refuseUnlessOffered({ transactions }: Deps): Promise<void> {
  const { alternativeLogin } = await transactions.run({ audience: 'public' }, readFlags)
  if (!alternativeLogin) throw new Refusal('NOT_FOUND')
}

/**
 * [AUT-02] [SEC-12] Always gives the same response with the same headers: a cookie that identifies this browser. An
 * existing one is kept, so that asking twice does not invalidate the first link.
 */
export const requestLoginLinkRoute: Route = {
  endpoint: requestLoginLink,
  register(app, deps) {
    const options = {
      schema: routeSchema(requestLoginLink),
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
    }
    app.post(requestLoginLink.path, options, async (asked, reply) => {
      const { ssn, next } = requestLoginLink.body.parse(asked.body)
      await refuseUnlessOffered(deps)
      const problem = nationalIdProblem(ssn)
      if (problem !== undefined) throw new Refusal('INVALID_REQUEST', { issues: [{ path: 'ssn', code: problem }] })
      const known = readLinkCookie(asked)
      const browser = known !== undefined && secretShape.test(known) ? known : newSecret()
      const locale = preferredLocale(asked)
      const kept = request(deps, {
        nationalId: ssn,
        client: clientAddress(asked),
        browser,
        locale,
        next: safeNext(next),
      })
      await Promise.all([kept, sleep(answerAfter)])
      setLinkCookie(reply, browser)
      return reply.code(204).header('cache-control', 'no-store').send()
    })
  },
}
