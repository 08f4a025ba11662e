import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ping } from '../../db/ping.ts'
import type { Deps } from '../../deps.ts'

const stateSchema = z.object({ status: z.enum(['up', 'down']) })

/** [SEC-25] `/healthz`: the process answers. `/readyz`: it can serve, because the database answers too. */
export function registerHealth(app: FastifyInstance, deps: Deps): void {
  app.get('/healthz', { schema: { hide: true, response: { 200: stateSchema } } }, async () => ({
    status: 'up' as const,
  }))
  app.get(
    '/readyz',
    { schema: { hide: true, response: { 200: stateSchema, 503: stateSchema } } },
    async (request, reply) => {
      try {
        await ping(deps.transactions)
        return { status: 'up' as const }
      } catch (error) {
        request.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'not ready')
        return reply.code(503).send({ status: 'down' as const })
      }
    },
  )
}
