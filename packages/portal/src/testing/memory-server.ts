import * as contracts from '@eksport/api'
import {
  type Audience,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type Problem,
  problemSchema,
  type QueryOf,
} from '@eksport/api'
import { z } from 'zod'
import { type ReadCall, readCall } from './read-call.ts'

/** A call as the server reads it. */
export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly ifMatch: string | undefined
  readonly idempotencyKey: string | undefined
}

type Body<E extends Endpoint> = E['response'] extends infer S extends z.ZodType
  ? z.input<S>
  : E['response'] extends { readonly kind: 'file' }
    ? Blob
    : undefined

/** A refusal, or no answer at all. */
export class Failure extends Error {
  readonly problem: Problem | undefined

  constructor(problem?: Problem) {
    super(problem?.title ?? 'The answer was lost on the way')
    this.problem = problem
  }
}

/** A refusal by the server. */
export const refuse = (status: number, more: Partial<Problem> = {}) =>
  new Failure({ type: 'about:blank', kind: 'GENERIC_ERROR', title: 'Feil', status, traceId: 'spor-1', ...more })

/** A lost connection. */
export const lose = () => new Failure()

type Reply<E extends Endpoint> = Body<E> | Failure
type Handler<E extends Endpoint> = (call: Call<E>) => Reply<E> | Promise<Reply<E>>

/** A server in memory that keeps to the contracts of packages/api, and enforces them on the app. */
export interface MemoryServer {
  /** Sets how it answers an endpoint from now on. */
  readonly answer: <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void
  /** The calls of an endpoint, oldest first. */
  readonly calls: <E extends Endpoint>(endpoint: E) => readonly Call<E>[]
  readonly fetch: typeof fetch
  /** Where the app or an answer violated a contract. */
  readonly faults: readonly string[]
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'audiences' in value

/** The endpoint that ends a session. The client handles it separately and does not export its contract. */
export const logOut = {
  method: 'POST',
  path: '/logout',
  summary: 'Logg ut',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  response: { kind: 'empty' },
} as const satisfies Endpoint

const endpoints: readonly Endpoint[] = [...Object.values<unknown>(contracts).filter(isEndpoint), logOut]

function problemResponse(problem: Problem): Response {
  const headers = { 'content-type': 'application/problem+json' }
  return Response.json(problemSchema.parse(problem), { status: problem.status, headers })
}

/** An answer as it is sent. Throws where it does not match its contract, so that fixtures follow every change. */
function respond(endpoint: Endpoint, reply: unknown): Response {
  const { response, status = 200 } = endpoint
  if (endpoint === logOut) return new Response(null, { status: 204, headers: { Location: '/utlogget' } })
  if (response instanceof z.ZodType) {
    const body: unknown = JSON.parse(JSON.stringify(reply))
    response.parse(body)
    return Response.json(body, { status })
  }
  if (response.kind === 'empty') return new Response(null, { status: 204 })
  return new Response(reply instanceof Blob ? reply : null, { headers: { 'content-type': response.mimeType } })
}

/** A server for one of the portals; a call without an answer is a fault. */
export function createMemoryServer(audience: Audience): MemoryServer {
  const handlers = new Map<Endpoint, (call: ReadCall) => unknown>()
  const asked = new Map<Endpoint, ReadCall[]>()
  const faults: string[] = []
  const own = endpoints.filter(({ audiences }) => audiences.includes(audience))

  async function answer(request: Request): Promise<Response> {
    const { endpoint, call } = await readCall(own, request)
    asked.set(endpoint, [...(asked.get(endpoint) ?? []), call])
    const handler = handlers.get(endpoint)
    if (handler === undefined) throw new Error(`nobody answers ${endpoint.method} ${endpoint.path}`)
    const reply = await handler(call)
    if (!(reply instanceof Failure)) return respond(endpoint, reply)
    if (reply.problem === undefined) throw reply
    return problemResponse(reply.problem)
  }

  return {
    faults,
    answer: (endpoint, handler) => {
      // What the endpoint's schemas have parsed is of their types.
      handlers.set(endpoint, (call) => handler(call as never))
    },
    calls: (endpoint) => (asked.get(endpoint) ?? []) as never,
    fetch: async (input, init) => {
      const request = new Request(new URL(String(input), 'http://localhost'), init)
      try {
        return await answer(request)
      } catch (error) {
        if (init?.signal?.aborted) throw new DOMException('The request was ended', 'AbortError')
        if (!(error instanceof Failure)) faults.push(String(error))
        throw new TypeError('Failed to fetch')
      }
    },
  }
}
