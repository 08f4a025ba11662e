import { livePath } from '@eksport/api'
import type { FastifyInstance } from 'fastify'
import { readingLimit } from '../limits.ts'

/** [OPS-02] Whoever does not take in an answer is let go: it is held in memory, and counts among those under way. */
export function registerSlowReaders(app: FastifyInstance, limit = readingLimit): void {
  app.addHook('onSend', async (request, reply) => {
    // A stream of changes has no end.
    if (request.routeOptions.url === livePath) return
    const late = setTimeout(() => reply.raw.destroy(), limit)
    reply.raw.once('close', () => clearTimeout(late))
  })
}
