import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../refusals/refusal.ts'
import { type AddressPattern, addressPattern } from '../address-pattern.ts'

const refusal = (statusCode: number, message: string) => Object.assign(new Error(message), { statusCode })

/** Refuses what no route takes: where the address is there for other methods, it says for which. */
export type RefuseUnknown = (request: FastifyRequest, reply: FastifyReply, besides?: readonly string[]) => never

/**
 * [API-03] What HTTP itself asks of a server: one Host in a request, and 405 where another method would do. Registered before any route,
 * for it hears of each.
 */
export function registerPlainHttp(app: FastifyInstance): RefuseUnknown {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    // Node keeps the first and hides the others: a proxy before us may have gone by another.
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
