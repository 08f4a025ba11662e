import type { FastifyInstance } from 'fastify'
import { createUnderWay } from '../../under-way.ts'

/**
 * A listener closes when its last connection has gone, and a handler goes on without one: its caller went away, or its time was over. What
 * it uses must not be closed under it. For all routes that are registered afterwards.
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
