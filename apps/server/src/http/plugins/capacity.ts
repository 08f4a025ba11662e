import { livePath } from '@eksport/api'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../refusals/refusal.ts'

// Twenty connections to the database serve this many within a second or two; more would only wait for their limits.
const concurrencyLimit = 200
// A stream of changes waits for hours and needs nothing meanwhile; those have a limit of their own.
const uncounted = new Set(['/healthz', '/readyz', livePath])

/** [SEC-22] Above capacity a request is answered at once with when to come back, so that those under way still end. */
export function registerCapacity(app: FastifyInstance, limit = concurrencyLimit): void {
  let underWay = 0
  app.addHook('onRequest', async (request, reply) => {
    if (uncounted.has(request.url)) return
    if (underWay >= limit) throw new Refusal('OVERLOADED')
    underWay += 1
    // Also when the caller goes away before the answer is written.
    reply.raw.once('close', () => {
      underWay -= 1
    })
  })
}
