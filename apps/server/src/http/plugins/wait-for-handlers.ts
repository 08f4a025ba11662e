import type { FastifyInstance } from 'fastify'
import { createUnderWay } from '../../under-way.ts'

/**
 * Makes closing a listener wait for running handlers: they go on after their client has disconnected or their time is
 * over, and what they use must not be closed before. Applies to routes registered afterwards.
 */
export function waitForHandlers(app: FastifyInstance): void {
  const underWay = createUnderWay()
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function (request, reply) {
      const answer: unknown = handler.call(this, request, reply)
      if (answer instanceof Promise) void underWay.add(answer)
      return answer
    }
  })
  app.addHook('onClose', () => underWay.ended())
}
