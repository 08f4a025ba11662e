import { livePath } from '@eksport/api'
import type { FastifyInstance } from 'fastify'
import { readingLimit } from '../limits.ts'

/** [OPS-02] Closes the connection of a client that does not read its answer, which is held in memory and counts as under way until then. */
export function registerSlowReaders(app: FastifyInstance, limit = readingLimit): void {
  app.addHook('onSend', async (request, reply) => {
    // A live stream has no end.
    if (request.routeOptions.url === livePath) return
    const late = setTimeout(() => reply.raw.destroy(), limit)
    reply.raw.once('close', () => clearTimeout(late))
  })
}
