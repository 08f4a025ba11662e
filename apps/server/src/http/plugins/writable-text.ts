import type { FastifyInstance } from 'fastify'
import { refuseUnwritableText } from '../unwritable-text.ts'
import { serverPaths } from './static-app.ts'

/** Before any schema and any handler; the parts of a multipart body are looked through when they have been read (`multipart.ts`). */
export function registerWritableText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ url, params, query, headers, body }) => {
    // What a page is asked for with is read by the page alone.
    refuseUnwritableText(params, serverPaths.test(url) ? query : undefined, headers, body)
  })
}
