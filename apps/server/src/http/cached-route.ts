import type { Endpoint } from '@eksport/api'
import { z } from 'zod'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import { sha256 } from '../db/repositories/hash-chain.ts'
import type { Deps } from '../deps.ts'
import type { Call } from './call.ts'
import { packed } from './packed.ts'
import { authenticate } from './plugins/sessions.ts'
import type { Route } from './route.ts'
import { routeSchema } from './route-schema.ts'

/** A call for a list of the reference data, whose answer depends on no session or organisation. */
export type ListCall<E extends Endpoint> = Pick<Call<E>, 'params' | 'query'> & { readonly data: ReferenceData }
type BodyOf<E extends Endpoint> = E['response'] extends infer S extends z.ZodType ? z.output<S> : never

interface Written {
  readonly text: string
  readonly etag: string
}

// Queries vary by template, country and a few words; more than this is probing.
const cacheLimit = 400

function jsonSchemaOf({ response, path }: Endpoint): z.ZodType {
  if (response instanceof z.ZodType) return response
  throw new TypeError(`${path} answers no JSON`)
}

/**
 * [API-02] Serialises the answer once per query and state of the reference data. It is sent with an ETag, and browsers
 * cache it for an hour.
 */
export function cachedRoute<E extends Endpoint>(endpoint: E, list: (call: ListCall<E>) => BodyOf<E>): Route {
  const kept = new WeakMap<ReferenceData, Map<string, Written>>()
  const schema = jsonSchemaOf(endpoint)

  function write({ referenceData }: Deps, url: string, call: ListCall<E>): Written {
    const answers = kept.get(referenceData) ?? new Map<string, Written>()
    kept.set(referenceData, answers)
    const known = answers.get(url)
    if (known !== undefined) return known
    const text = JSON.stringify(schema.parse(list(call)))
    // Weak, because the answer may be sent compressed.
    const written = { text, etag: `W/"${sha256(text).slice(0, 32)}"` }
    if (answers.size < cacheLimit) answers.set(url, written)
    return written
  }

  return {
    endpoint,
    register(app, deps, audience) {
      const scope = endpoint.access === 'public' ? 'public' : 'private'
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        schema: routeSchema(endpoint),
        onRequest: authenticate(deps, audience, endpoint),
        onSend: packed,
        handler: (request, reply) => {
          // Fastify has parsed both with this endpoint's schemas.
          const call = {
            params: request.params,
            query: request.query,
            data: deps.referenceData,
          } as unknown as ListCall<E>
          const { text, etag } = write(deps, request.url, call)
          reply.header('etag', etag).header('cache-control', `${scope}, max-age=${endpoint.maxAge ?? 0}`)
          if (request.headers['if-none-match'] === etag) return reply.code(304).send()
          return reply
            .type('application/json; charset=utf-8')
            .serializer((body: string) => body)
            .send(text)
        },
      })
    },
  }
}
