import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'

const stateSchema = z.object({ status: z.enum(['up', 'down']) })

/**
 * [SEC-25] [OPS-08] `/healthz`: the process is alive. `/readyz`: it can take requests. Both are public and give no
 * details; what is unavailable is reported to the operator (`operator/`).
 */
export function registerHealth(app: FastifyInstance, { readiness }: Pick<Deps, 'readiness'>): void {
  app.get('/healthz', { schema: { hide: true, response: { 200: stateSchema } } }, async () => ({
    status: 'up' as const,
  }))
  app.get('/readyz', { schema: { hide: true, response: { 200: stateSchema, 503: stateSchema } } }, async (_, reply) => {
    if (await readiness.isReady()) return { status: 'up' as const }
    return reply.code(503).send({ status: 'down' as const })
  })
  // Makes clients with a kept-alive connection send their next request elsewhere.
  app.addHook('onSend', async (_, reply) => {
    if (readiness.isLeaving()) reply.header('connection', 'close')
  })
}
