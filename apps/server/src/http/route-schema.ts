import * as api from '@eksport/api'
import { z } from 'zod'

type Endpoint = api.Endpoint

function responsesOf({ response, status = 200 }: Endpoint) {
  const problem = { description: 'Feil', content: { 'application/problem+json': { schema: api.problemSchema } } }
  const problems = { '4xx': problem, '5xx': problem }
  if (response instanceof z.ZodType) {
    const empty = response.safeParse(undefined).success ? { 204: z.undefined().describe('Ingen') } : {}
    return { [status]: response, ...empty, ...problems }
  }
  if (response.kind === 'empty') return { 204: z.undefined().describe('Utført'), ...problems }
  return { 200: { description: 'En fil', content: { [response.mimeType]: { schema: z.file() } } }, ...problems }
}

/** Headers for the document; their values are checked where they are used. */
function headersOf({ access, params, ifMatch, idempotent }: Endpoint) {
  const text = z.string().optional()
  const isNamedInHead = access === 'organisation' && params?.shape.organisationNumber === undefined
  const named = {
    ...(isNamedInHead ? { [api.organisationHeader]: text.describe('Virksomheten som kallet gjelder') } : {}),
    ...(ifMatch === true ? { 'if-match': text.describe('Versjonen som ble lest, i hermetegn') } : {}),
    ...(idempotent === true
      ? { 'idempotency-key': text.describe('Det samme kallet med samme nøkkel gjøres én gang') }
      : {}),
  }
  return Object.keys(named).length === 0 ? {} : { headers: z.looseObject(named) }
}

const names = new Map<unknown, string>(Object.entries(api).map(([name, value]) => [value, name]))

/** Parts that Fastify passes to the document only. */
interface Described {
  /** The schema of a multipart body, which the route parses after the limits on files. */
  readonly multipart?: z.ZodType
}

/** A contract as Fastify validates it and as the OpenAPI document shows it. */
export function routeSchema(endpoint: Endpoint) {
  const { params, query, body, bodyKind, summary, path, access } = endpoint
  const parts: Described & { consumes?: string[] } =
    bodyKind === 'multipart' && body !== undefined ? { multipart: body, consumes: ['multipart/form-data'] } : {}
  const operationId = names.get(endpoint)
  return {
    summary,
    ...(operationId === undefined ? {} : { operationId }),
    tags: [path.split('/').find((part, index) => index > 1 && !/^v\d$/.test(part)) ?? 'api'],
    // Stated for each call: an empty list means that no login is needed.
    security: access === 'public' ? [] : [{ session: [] }],
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(body === undefined || bodyKind === 'multipart' ? {} : { body }),
    ...parts,
    ...headersOf(endpoint),
    response: responsesOf(endpoint),
  }
}
