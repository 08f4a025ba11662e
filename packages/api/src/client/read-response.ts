import { z } from 'zod'
import type { Endpoint } from '../endpoint/define-endpoint.ts'
import { problemSchema } from '../problem.ts'
import { ApiError } from './api-error.ts'
import { otherShape, unknownResponse } from './own-failures.ts'

/** The failure that a response tells of; one without a problem document is told in the reader's language. */
export async function toApiError(response: Response, language: string | undefined): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined)
  const problem = problemSchema.safeParse(body)
  return problem.success ? new ApiError(problem.data) : unknownResponse(language, response.status)
}

/** What a response holds, by its endpoint's schema; throws an `ApiError` where it does not fit. */
export async function readResponse(
  endpoint: Endpoint,
  response: Response,
  language: string | undefined,
): Promise<unknown> {
  if (!(endpoint.response instanceof z.ZodType)) {
    return endpoint.response.kind === 'file' ? response.blob() : undefined
  }
  if (response.status === 204) return endpoint.response.parse(undefined)
  const body: unknown = await response.json().catch(() => undefined)
  const parsed = endpoint.response.safeParse(body)
  if (parsed.success) return parsed.data
  throw body === undefined ? unknownResponse(language, response.status) : otherShape(language, response.status)
}
