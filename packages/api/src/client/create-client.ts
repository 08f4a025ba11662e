import { z } from 'zod'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '../endpoint/define-endpoint.ts'
import { problemSchema } from '../problem.ts'
import { getSession, logout } from '../session.ts'
import { ApiError } from './api-error.ts'
import { buildPath, buildRequest, type LooseCallOptions } from './build-request.ts'
import { otherShape, unknownResponse, unreachable } from './own-failures.ts'

/** The error that a response describes; without a problem document, a general one in the reader's language. */
async function toApiError(response: Response, language: string | undefined): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined)
  const problem = problemSchema.safeParse(body)
  return problem.success ? new ApiError(problem.data) : unknownResponse(language, response.status)
}

/** The body of a response, parsed by its endpoint's schema; throws an `ApiError` where it does not fit. */
async function readResponse(endpoint: Endpoint, response: Response, language: string | undefined): Promise<unknown> {
  if (!(endpoint.response instanceof z.ZodType)) {
    return endpoint.response.kind === 'file' ? response.blob() : undefined
  }
  if (response.status === 204) return endpoint.response.parse(undefined)
  const body: unknown = await response.json().catch(() => undefined)
  const parsed = endpoint.response.safeParse(body)
  if (parsed.success) return parsed.data
  throw body === undefined ? unknownResponse(language, response.status) : otherShape(language, response.status)
}

export interface ClientOptions {
  /** Origin of the server; the page's own by default. */
  readonly baseUrl?: string
  readonly fetch?: typeof fetch
  /**
   * The reader's language, asked for at each call: for refusals, and for errors that the server did not describe. By default, the
   * browser's language for the former and bokmål for the latter.
   */
  readonly language?: () => string
  /** Whether somebody is at the page, asked at each call; assumed by default. */
  readonly isAttended?: () => boolean
  /** [AUT-03] The number of the organisation that the page acts for, asked for at each call; none by default. */
  readonly organisation?: () => string | undefined
  /** [SEC-08] The id of the person whose page it is, asked for at each call except the one for the session; none by default. */
  readonly person?: () => string | undefined
}

type Needed<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: never }
  : { readonly [K in Key]: Value }
type Optional<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: never }
  : { readonly [K in Key]?: Value }
interface Common {
  readonly signal?: AbortSignal | undefined
  /** The version on which the change is based; a stale one is refused with 412. */
  readonly ifMatch?: number | string | undefined
  /** A repeated key gives the same answer and has no further effect. */
  readonly idempotencyKey?: string | undefined
}

export type CallOptions<E extends Endpoint> = Common &
  Needed<'params', ParamsOf<E>> &
  Optional<'query', QueryOf<E>> &
  Needed<'body', BodyOf<E>>

type CallArguments<E extends Endpoint> = [ParamsOf<E>, BodyOf<E>] extends [undefined, undefined]
  ? [options?: CallOptions<E>]
  : [options: CallOptions<E>]

/** Calls the server by contract. Answers are parsed; failures are thrown as `ApiError`. */
export interface ApiClient {
  call<E extends Endpoint>(endpoint: E, ...options: CallArguments<E>): Promise<ResponseOf<E>>
  /** Ends the session, and returns the address to go to, where the login provider's session ends too. */
  logOut(): Promise<string>
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/** Makes the client of one origin. A GET is retried once when the network or the server fails; no other call is retried. */
export function createClient(options: ClientOptions = {}): ApiClient {
  const send = options.fetch ?? ((input: string, init?: RequestInit) => fetch(input, init))
  const baseUrl = options.baseUrl ?? ''

  const readerAt = (endpoint: Endpoint) => ({
    language: options.language?.(),
    isAttended: options.isAttended?.() ?? true,
    organisation: options.organisation?.(),
    person: endpoint.path === getSession.path ? undefined : options.person?.(),
  })

  async function attempt(endpoint: Endpoint, call: LooseCallOptions): Promise<unknown> {
    const url = baseUrl + buildPath(endpoint.path, call.params, call.query)
    const reader = readerAt(endpoint)
    const response = await send(url, buildRequest(endpoint, call, reader)).catch((error: unknown) => {
      throw isAbort(error) ? error : unreachable(reader.language, error)
    })
    if (!response.ok) throw await toApiError(response, reader.language)
    return readResponse(endpoint, response, reader.language)
  }

  async function callLoosely(endpoint: Endpoint, call: LooseCallOptions): Promise<unknown> {
    try {
      return await attempt(endpoint, call)
    } catch (error) {
      const worthRetrying = error instanceof ApiError && (error.status === 0 || error.status >= 500)
      if (endpoint.method !== 'GET' || !worthRetrying) throw error
      return attempt(endpoint, call)
    }
  }

  async function logOut(): Promise<string> {
    const response = await send(baseUrl + logout.path, { method: 'POST', credentials: 'same-origin' })
    if (!response.ok) throw await toApiError(response, options.language?.())
    return response.headers.get('Location') ?? '/'
  }

  return {
    logOut,
    // The answer was parsed by the endpoint's own schema, from which `ResponseOf` is inferred.
    call: (endpoint, ...rest) => callLoosely(endpoint, rest[0] ?? {}) as Promise<ResponseOf<typeof endpoint>>,
  }
}
