import type { Endpoint } from '@eksport/api'

/** A call as the server reads it. */
export interface ReadCall {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly ifMatch: string | undefined
  readonly idempotencyKey: string | undefined
}

/** The parameters of a path; undefined if it is not the endpoint's. */
function paramsOf({ path }: Endpoint, pathname: string): Record<string, string> | undefined {
  const [named, given] = [path.split('/'), pathname.split('/')]
  if (named.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of named.entries()) {
    const value = decodeURIComponent(given[index] ?? '')
    if (part.startsWith(':')) params[part.slice(1)] = value
    else if (part !== value) return undefined
  }
  return params
}

async function partsOf(request: Request): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown[]> = {}
  for (const [name, value] of await request.formData()) {
    const isJson = value instanceof Blob && value.type === 'application/json'
    parts[name] = [...(parts[name] ?? []), isJson ? JSON.parse(await value.text()) : value]
  }
  return Object.fromEntries(
    Object.entries(parts).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  )
}

async function bodyOf(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (endpoint.body === undefined) return undefined
  if (endpoint.bodyKind === 'multipart') return partsOf(request)
  return endpoint.body.parse(await request.json())
}

/** The endpoint of a call, and its input. Throws where the call violates its contract, as the server would refuse it. */
export async function readCall(
  endpoints: readonly Endpoint[],
  request: Request,
): Promise<{ readonly endpoint: Endpoint; readonly call: ReadCall }> {
  const { pathname, searchParams } = new URL(request.url)
  const endpoint = endpoints.find((each) => each.method === request.method && paramsOf(each, pathname) !== undefined)
  if (endpoint === undefined) throw new Error(`there is no ${request.method} ${pathname} for this portal`)
  const header = (name: string) => request.headers.get(name) ?? undefined
  const ifMatch = header('If-Match')?.replaceAll('"', '')
  const idempotencyKey = header('Idempotency-Key')
  if (endpoint.ifMatch && ifMatch === undefined) throw new Error(`${pathname} was called without If-Match`)
  if (endpoint.idempotent && idempotencyKey === undefined) throw new Error(`${pathname} was called without a key`)
  const given = Object.fromEntries(searchParams)
  endpoint.query?.parse(given)
  const call = {
    params: endpoint.params?.parse(paramsOf(endpoint, pathname)),
    query: endpoint.query && given,
    body: await bodyOf(endpoint, request),
    ifMatch,
    idempotencyKey,
  }
  return { endpoint, call }
}
