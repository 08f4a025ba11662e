import type { FastifyInstance } from 'fastify'
import { withTrace } from '../../log/trace.ts'

/** [OPS-08] Runs the handling of a request under its id. */
export function registerTraces(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => withTrace(request.id, done))
  // Callbacks after a body belong to the connection, which serves other requests too.
  app.addHook('preValidation', (request, _, done) => withTrace(request.id, done))
}
