import { z } from 'zod'
import type { Endpoint } from '../endpoint/define-endpoint.ts'
import { problemSchema } from '../problem/problem.ts'
import { ApiError } from './api-error.ts'

/** A failure without a problem document: a proxy's page, or a server that went away in the middle. */
function unknownProblem(status: number): ApiError {
  return new ApiError({
    type: 'about:blank',
    kind: 'GENERIC_ERROR',
    title: 'Ukjent serverrespons',
    status,
    traceId: '',
  })
}

export async function toApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined)
  const problem = problemSchema.safeParse(body)
  return problem.success ? new ApiError(problem.data) : unknownProblem(response.status)
}

export async function readResponse(endpoint: Endpoint, response: Response): Promise<unknown> {
  if (!(endpoint.response instanceof z.ZodType)) {
    return endpoint.response.kind === 'file' ? response.blob() : undefined
  }
  if (response.status === 204) return endpoint.response.parse(undefined)
  const body: unknown = await response.json().catch(() => undefined)
  const parsed = endpoint.response.safeParse(body)
  if (parsed.success) return parsed.data
  throw unknownProblem(response.status)
}
