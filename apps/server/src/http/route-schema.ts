import { type Endpoint, problemSchema } from '@eksport/api'
import { z } from 'zod'

function responsesOf({ response, status = 200 }: Endpoint) {
  const problem = { description: 'Feil', content: { 'application/problem+json': { schema: problemSchema } } }
  const problems = { '4xx': problem, '5xx': problem }
  if (response instanceof z.ZodType) {
    const empty = response.safeParse(undefined).success ? { 204: z.undefined().describe('Ingen') } : {}
    return { [status]: response, ...empty, ...problems }
  }
  if (response.kind === 'empty') return { 204: z.undefined().describe('Utført'), ...problems }
  return { 200: { description: 'En fil', content: { [response.mimeType]: { schema: z.any() } } }, ...problems }
}

/** Named for the document; what they hold is checked where they are used. */
function headersOf({ ifMatch, idempotent }: Endpoint) {
  if (ifMatch !== true && idempotent !== true) return {}
  const text = z.string().optional()
  return {
    headers: z.looseObject({
      ...(ifMatch === true ? { 'if-match': text } : {}),
      ...(idempotent === true ? { 'idempotency-key': text } : {}),
    }),
  }
}

/** A contract as Fastify checks it and as the OpenAPI document shows it. */
export function routeSchema(endpoint: Endpoint) {
  const { params, query, body, bodyKind, summary, path } = endpoint
  return {
    summary,
    tags: [path.split('/').find((part, index) => index > 1 && !/^v\d$/.test(part)) ?? 'api'],
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    // Parts of a multipart body are read and parsed by the handler's side, after the limits on files.
    ...(body === undefined || bodyKind === 'multipart' ? {} : { body }),
    ...headersOf(endpoint),
    response: responsesOf(endpoint),
  }
}
