import { livePath } from '@eksport/api'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../refusals/refusal.ts'

// Twenty database connections serve this many within a second or two; more would only run into their time limits.
const concurrencyLimit = 200
// A live stream lasts for hours without using anything; streams have their own limit.
const uncounted = new Set(['/healthz', '/readyz', livePath])

/** [SEC-22] Refuses requests above capacity at once with a time to retry, so that running ones can finish. */
export function registerCapacity(app: FastifyInstance, limit = concurrencyLimit): void {
  let underWay = 0
  app.addHook('onRequest', async (request, reply) => {
    if (uncounted.has(request.url)) return
    if (underWay >= limit) throw new Refusal('OVERLOADED')
    underWay += 1
    // Also when the client disconnects before the answer is written.
    reply.raw.once('close', () => {
      underWay -= 1
    })
  })
}
