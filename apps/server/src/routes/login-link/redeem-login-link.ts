import { redeemLoginLink } from '@eksport/api'
import { redeemLoginLink as redeem } from '../../acts/redeem-login-link.ts'
import { clearLinkCookie, readLinkCookie, readSessionCookie, setSessionCookie } from '../../http/cookies.ts'
import type { Route } from '../../http/route.ts'
import { routeSchema } from '../../http/route-schema.ts'

/** [SEC-11] The link's page posts here, so that mail programs that prefetch links do not use them up. */
export const redeemLoginLinkRoute: Route = {
  endpoint: redeemLoginLink,
  register(app, deps) {
    const options = {
      schema: routeSchema(redeemLoginLink),
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
    }
    app.post(redeemLoginLink.path, options, async (request, reply) => {
      const { token } = redeemLoginLink.body.parse(request.body)
      const { cookie, next } = await redeem(deps, {
        token,
        browser: readLinkCookie(request),
        oldCookie: readSessionCookie(request, 'submitter'),
        requestId: request.id,
      })
      clearLinkCookie(reply)
      setSessionCookie(reply, 'submitter', cookie)
      return reply.header('cache-control', 'no-store').send({ next })
    })
  },
}
