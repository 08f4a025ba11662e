import type { FastifyInstance } from 'fastify'
import { ProblemError } from '../problem-error.ts'

// Twenty connections to the database serve this many within a second or two; more would only wait for their limits.
const mostAtOnce = 200
const health = new Set(['/healthz', '/readyz'])

/** [SEC-22] Above capacity a request is told to come back, at once, so that those under way still end. */
export function registerCapacity(app: FastifyInstance, most = mostAtOnce): void {
  let underWay = 0
  app.addHook('onRequest', async (request, reply) => {
    if (health.has(request.url)) return
    if (underWay >= most) {
      const title = 'Det er stor pågang akkurat nå. Prøv igjen om litt.'
      throw new ProblemError(503, title, { code: 'OVERLOADED', retryAfter: 2 })
    }
    underWay += 1
    // Also when the caller goes away before the answer is written.
    reply.raw.once('close', () => {
      underWay -= 1
    })
  })
}
