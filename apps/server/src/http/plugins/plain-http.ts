import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../refusals/refusal.ts'
import { type AddressPattern, addressPattern } from '../address-pattern.ts'

const refusal = (statusCode: number, message: string) => Object.assign(new Error(message), { statusCode })

/** Refuses a request without a route; if the address exists for other methods, the answer lists them. */
export type RefuseUnknown = (request: FastifyRequest, reply: FastifyReply, besides?: readonly string[]) => never

/**
 * [API-03] Requirements of HTTP: exactly one Host header, and 405 for another method. Register it before any route,
 * because it collects them.
 */
export function registerPlainHttp(app: FastifyInstance): RefuseUnknown {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    // Node keeps only the first Host header, but a proxy may have used another.
    const hosts = rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host')
    if (hosts.length > 1) throw refusal(400, 'More than one Host')
  })
  const routes: { readonly pattern: AddressPattern; readonly methods: readonly string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    if (url !== '/*') routes.push({ pattern: addressPattern(url), methods: [method].flat() })
  })
  return ({ url }, reply, besides = []) => {
    const [path = ''] = url.split('?')
    const allowed = new Set(besides)
    for (const { pattern, methods } of routes) if (pattern.test(path)) for (const one of methods) allowed.add(one)
    if (allowed.size === 0) throw new Refusal('NOT_FOUND')
    reply.header('allow', [...allowed].toSorted().join(', '))
    throw refusal(405, 'Another method is asked for')
  }
}
