import type { FastifyInstance } from 'fastify'
import { withTrace } from '../../log/trace.ts'

/** [OPS-08] What a request does is done under its id. */
export function registerTraces(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => withTrace(request.id, done))
  // What comes after a body comes from its connection, which serves other requests too.
  app.addHook('preValidation', (request, _, done) => withTrace(request.id, done))
}
