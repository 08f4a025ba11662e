import { request as send } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type Endpoint, organisationHeader, problemSchema } from '@eksport/api'
import { type Locale, locales } from '@eksport/forms'
import { fittingQuery, hostileHeaders, hostileQuery, hostileWord } from './addresses.ts'
import { type HostileBody, hostileBody, oddBody, type Wanted } from './bodies.ts'
import type { Draw } from './draw.ts'
import { type Shape, shapeOf } from './fitting-value.ts'
import { hostileParts } from './parts.ts'

/** What the attacks know about the server. */
export interface Target {
  readonly organisationNumber: string
  /** Existing values by the parameter name of an address; all ids are under `Id`. */
  readonly known: ReadonlyMap<string, readonly string[]>
  /** An application that could be sent. */
  readonly draft: object
}

/** A hostile request. */
export interface Attack {
  /** A description for the report. */
  readonly what: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: HostileBody | undefined
  /** The language that it asks for. */
  readonly locale: Locale
  /** Whether only its body is wrong. */
  readonly isBodyAlone: boolean
}

function wordFor(name: string, { known }: Target, draw: Draw): string {
  const there = known.get(name.endsWith('Id') ? 'Id' : name) ?? []
  return there.length === 0 ? 'x' : draw.of(there)
}

/** The address of a call with existing values, and perhaps one hostile part. */
function addressOf({ path, params }: Endpoint, target: Target, draw: Draw, isHostile: boolean): string {
  const names = Object.keys(params?.shape ?? {})
  const bad = isHostile && names.length > 0 ? draw.of(names) : undefined
  const word = (name: string) => (name === bad ? hostileWord(draw) : wordFor(name, target, draw))
  return names.reduce((url, name) => url.replace(`:${name}`, () => word(name)), path)
}

const shapes = new Map<Endpoint, Shape>()

/** Converted once: that of an application takes longer than its answer. */
function shapeOfBody(endpoint: Endpoint): Shape {
  const shape = shapes.get(endpoint) ?? (endpoint.body === undefined ? {} : shapeOf(endpoint.body))
  shapes.set(endpoint, shape)
  return shape
}

function wantedBy(endpoint: Endpoint, { draft }: Target): Wanted {
  const shape = shapeOfBody(endpoint)
  return shape.properties?.productLines === undefined ? { shape } : { shape, whole: draft }
}

function bodyOf(endpoint: Endpoint, target: Target, draw: Draw): HostileBody | undefined {
  if (endpoint.method === 'GET') return undefined
  const make = endpoint.bodyKind === 'multipart' ? hostileParts : hostileBody
  return make(wantedBy(endpoint, target), draw)
}

/** A hostile request to a call, by a logged-in user. */
export function attackOn(endpoint: Endpoint, target: Target, draw: Draw): Attack {
  const body = bodyOf(endpoint, target, draw)
  const wrong = draw.of(
    body === undefined ? ['address', 'query', 'headers'] : ['body', 'body', 'address', 'query', 'headers'],
  )
  const locale = draw.of(locales)
  const address = addressOf(endpoint, target, draw, wrong === 'address')
  const query = wrong === 'query' ? draw.of([hostileQuery, fittingQuery])(endpoint, draw) : ''
  const path = query === '' ? address : `${address}?${query}`
  const headers = {
    [organisationHeader]: target.organisationNumber,
    ...(endpoint.ifMatch === true ? { 'if-match': '"1"' } : {}),
    ...(body?.contentType === undefined ? {} : { 'content-type': body.contentType }),
    ...(wrong === 'headers' ? hostileHeaders(draw) : {}),
    'accept-language': locale,
  }
  const what = `${endpoint.method} ${path.slice(0, 300)}, ${body?.what ?? 'no body'}, ${JSON.stringify(headers)}`
  return { what, method: endpoint.method, path, headers, body, locale, isBodyAlone: wrong === 'body' }
}

/** A valid call with unusual texts in its body, which may be accepted. */
export function oddCall(endpoint: Endpoint, target: Target, draw: Draw): Attack {
  const { method, ifMatch } = endpoint
  const path = addressOf(endpoint, target, draw, false)
  const body = method === 'GET' ? undefined : oddBody(wantedBy(endpoint, target), draw)
  const headers = {
    ...{ [organisationHeader]: target.organisationNumber, 'accept-language': 'nb' },
    ...(ifMatch === true && { 'if-match': '"1"' }),
    ...(body?.contentType !== undefined && { 'content-type': body.contentType }),
  }
  const what = `${method} ${path}, ${String(body?.body).slice(0, 300)}`
  return { what, method, path, headers, body, locale: 'nb', isBodyAlone: true }
}

export interface Answer {
  readonly status: number
  readonly type: string | undefined
  readonly language: string | undefined
  readonly text: string
}

/** Sends a request that no client would; `fetch` refuses to. */
export function answerTo(base: string, cookie: string, { method, path, headers, body }: Attack): Promise<Answer> {
  const { hostname, port } = new URL(base)
  const bytes = body === undefined ? undefined : Buffer.from(body.body)
  const length = bytes === undefined ? {} : { 'content-length': bytes.length }
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, method, headers: { origin: base, cookie, ...headers, ...length } }
    const sent = send(options, (response) => {
      const { statusCode: status = 0, headers: received } = response
      buffer(response).then((content) => {
        resolve({
          status,
          type: received['content-type'],
          language: received['content-language'],
          text: content.toString(),
        })
      }, reject)
    })
    sent.once('error', reject)
    sent.end(bytes)
  })
}

// Statuses of requests that are refused before their text is checked: not allowed, no such address, too many, or not
// our content type.
const beforeText = new Set([401, 403, 404, 413, 415, 429])

/** [OPS-03] What is wrong with the answer to a hostile request; undefined if it is a valid answer or problem document. */
export function faultOf({ status, type, language, text }: Answer, { locale, body, isBodyAlone }: Attack) {
  const excerpt = text.slice(0, 300)
  if (status < 400) return undefined
  if (status >= 500) return `${status}: ${excerpt}`
  if (type?.startsWith('application/problem+json') !== true) return `${status} is ${type}: ${excerpt}`
  if (language !== locale) return `${status} in ${language}, asked for in ${locale}`
  const problem = problemSchema.safeParse(JSON.parse(text))
  if (!problem.success) return `${status} is no problem: ${excerpt}`
  const { code, issues = [] } = problem.data
  if (code === 'INVALID_REQUEST' && issues.length === 0) return `${status} names no field: ${excerpt}`
  const place = isBodyAlone && !beforeText.has(status) ? body?.unwritableAt : undefined
  const isNamed = issues.some((issue) => issue.path === place && issue.code === 'unwritableText')
  return place === undefined || isNamed ? undefined : `${status} does not name '${place}': ${excerpt}`
}
