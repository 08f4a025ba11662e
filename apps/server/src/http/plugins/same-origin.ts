import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../refusals/refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Called by another server with its own proof in the body, and by no page; cookies do not count. */
    calledByServer?: true
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])
const formTypes = /^(application\/x-www-form-urlencoded|text\/plain)/i

/**
 * [SEC-14] Requires that changes come from our own page, by Origin or Fetch-Metadata headers, which pages cannot forge.
 * A request without them is refused too, because browsers that send cookies send them.
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
