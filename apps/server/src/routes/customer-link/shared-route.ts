import type { Endpoint } from '@eksport/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type OpenedLink, openCustomerLink } from '../../acts/open-customer-link.ts'
import type { Deps } from '../../deps.ts'
import type { Route } from '../../http/route.ts'
import { routeSchema } from '../../http/route-schema.ts'

/** Calls that one address may make. */
const callsAMinute = 30

export interface Shared {
  readonly opened: OpenedLink
  readonly deps: Deps
  readonly request: FastifyRequest
}

/** [EXP-12] A call of somebody who has nothing but a link: limited, audited, kept by nobody on its way, and named to nobody it leads to. */
export function sharedRoute<Result>(
  endpoint: Endpoint,
  work: (shared: Shared) => Promise<Result>,
  answer: (result: Result, reply: FastifyReply) => Promise<FastifyReply>,
): Route {
  return {
    endpoint,
    register(app, deps) {
      const options = {
        schema: routeSchema(endpoint),
        config: { rateLimit: { max: callsAMinute, timeWindow: '1 minute' } },
      }
      app.post<{ Body: { token: string } }>(endpoint.path, options, async (request, reply) => {
        reply.header('cache-control', 'private, no-store')
        reply.header('referrer-policy', 'no-referrer')
        reply.header('x-robots-tag', 'noindex, nofollow')
        const opening = {
          token: request.body.token,
          action: `${endpoint.method} ${endpoint.path}`,
          requestId: request.id,
        }
        const result = await openCustomerLink(deps, opening, (opened) => work({ opened, deps, request }))
        return answer(result, reply)
      })
    },
  }
}
