import type { FastifyInstance } from 'fastify'
import { refuseUnwritableText } from '../unwritable-text.ts'
import { serverPaths } from './static-app.ts'

/**
 * Checks requests before any schema and handler. The parts of a multipart body are checked when they have been read
 * (`multipart.ts`).
 */
export function registerWritableText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ url, params, query, headers, body }) => {
    // The query of a page is read only by the page itself.
    refuseUnwritableText(params, serverPaths.test(url) ? query : undefined, headers, body)
  })
}
