import type { FastifyInstance } from 'fastify'
import { refuseUnwritableText } from '../unwritable-text.ts'

/** Before any schema and any handler; the parts of a multipart body are looked through when they have been read (`multipart.ts`). */
export function registerWritableText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, headers, body }) => {
    refuseUnwritableText(params, query, headers, body)
  })
}
