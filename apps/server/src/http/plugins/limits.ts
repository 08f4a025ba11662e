import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { countCall } from '../../db/repositories/call-counts.ts'
import type { Deps } from '../../deps.ts'
import { clientAddress } from '../client-address.ts'

/** [OPS-10] Counts calls in the database, for all servers and across restarts. */
function storeIn({ transactions, now }: Deps) {
  async function count(key: string, timeWindow: number) {
    const moment = now()
    const { calls, beganAt } = await transactions.run({ audience: 'nobody' }, (tx) =>
      countCall(tx, { key, now: moment, timeWindow }),
    )
    return { current: calls, ttl: Math.max(0, beganAt.getTime() + timeWindow - moment.getTime()) }
  }
  return class Store implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (key, callback, timeWindow) => {
      count(key, timeWindow).then((counted) => callback(null, counted), callback)
    }

    // Each key already contains the route.
    child = () => this
  }
}

/** [SEC-22] [OPS-10] Applies the rate limits of routes per client address, before anything else is done. */
export async function registerLimits(app: FastifyInstance, deps: Deps): Promise<void> {
  // [SEC-12] The remaining calls are not reported: two answers that must not differ would.
  const untold = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }
  const keyGenerator = (request: FastifyRequest) =>
    deps.pseudonyms.fingerprintOf('client address', `${request.routeOptions.url} ${clientAddress(request)}`)
  await app.register(rateLimit, {
    global: false,
    addHeadersOnExceeding: untold,
    addHeaders: untold,
    keyGenerator,
    store: storeIn(deps),
  })
}
