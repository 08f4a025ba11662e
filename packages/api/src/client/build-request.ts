import type { Endpoint } from '../endpoint/define-endpoint.ts'
import { organisationHeader, personHeader, unattendedHeader } from '../session.ts'

export interface LooseCallOptions {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly ifMatch?: number | string | undefined
  readonly idempotencyKey?: string | undefined
  readonly signal?: AbortSignal | undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

export function buildPath(path: string, params: unknown, query: unknown): string {
  const values = isRecord(params) ? params : {}
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new TypeError(`The path ${path} needs the parameter ${name}`)
    return encodeURIComponent(String(value))
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(isRecord(query) ? query : {})) {
    if (value !== undefined) search.set(name, String(value))
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}

function multipart(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(isRecord(body) ? body : {})) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part === undefined) continue
      form.append(name, part instanceof Blob ? part : new Blob([JSON.stringify(part)], { type: 'application/json' }))
    }
  }
  return form
}

function bodyOf(endpoint: Endpoint, body: unknown): RequestInit['body'] | undefined {
  if (body === undefined) return undefined
  return endpoint.bodyKind === 'multipart' ? multipart(body) : JSON.stringify(body)
}

/** The reader's identity, as requests carry it. */
interface RequestReader {
  readonly language?: string | undefined
  readonly isAttended: boolean
  /** The number of the organisation that the reader acts for. */
  readonly organisation?: string | undefined
  /** The id of the person whose page it is. */
  readonly person?: string | undefined
}

export function buildRequest(
  endpoint: Endpoint,
  options: LooseCallOptions,
  { language, isAttended, organisation, person }: RequestReader,
): RequestInit {
  const headers = new Headers({
    Accept: 'application/json, application/pdf, application/xml, application/problem+json',
  })
  const body = bodyOf(endpoint, options.body)
  if (endpoint.method !== 'GET' && endpoint.bodyKind !== 'multipart' && body !== undefined) {
    headers.set('Content-Type', 'application/json')
  }
  if (endpoint.method === 'GET' && !isAttended) headers.set(unattendedHeader, '1')
  if (organisation !== undefined) headers.set(organisationHeader, organisation)
  if (person !== undefined) headers.set(personHeader, person)
  if (language !== undefined) headers.set('Accept-Language', language)
  if (options.ifMatch !== undefined) headers.set('If-Match', `"${options.ifMatch}"`)
  if (options.idempotencyKey !== undefined) headers.set('Idempotency-Key', options.idempotencyKey)
  return {
    method: endpoint.method,
    headers,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body }),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  }
}
