import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../refusals/refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** No page calls it but another server, with a proof of its own in the body; a cookie says nothing there. */
    calledByServer?: true
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])
const formTypes = /^(application\/x-www-form-urlencoded|text\/plain)/i

/**
 * [SEC-14] A change must come from our own page: browsers say so with Origin or Fetch-Metadata, which no page can forge.
 * Saying nothing is refused too, because a browser that sends cookies says something.
 */
export function registerSameOrigin(app: FastifyInstance, publicUrl: string): void {
  const ours = new URL(publicUrl).origin
  app.addHook('onRequest', async (request) => {
    if (reading.has(request.method) || request.routeOptions.config.calledByServer === true) return
    const { origin, 'sec-fetch-site': site, 'content-type': contentType = '' } = request.headers
    const fromHere = origin === undefined ? site === 'same-origin' : origin === ours
    const siteAgrees = site === undefined || site === 'same-origin'
    if (!fromHere || !siteAgrees) throw new Refusal('FOREIGN_ORIGIN')
    if (formTypes.test(contentType)) throw new Refusal('UNSUPPORTED_MEDIA_TYPE')
  })
}
