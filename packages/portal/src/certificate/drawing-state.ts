import type { CertificatePaneState } from '@eksport/ui/certificate'
import type { UseQueryResult } from '@tanstack/react-query'
import { isApiError } from '../server/is-api-error.ts'

/** A queue on the server and a lost connection pass by themselves, so the drawing is requested again. */
export const untilDrawn = {
  networkMode: 'online',
  retry: (_failures: number, error: unknown) => isApiError(error, 0, 503),
  retryDelay: 2500,
} as const

/** [CRT-08] The state of a drawing, in the terms of the pane. */
export function drawingState(
  query: Pick<UseQueryResult<unknown, unknown>, 'fetchStatus' | 'failureReason' | 'isError' | 'isFetching'>,
): CertificatePaneState {
  if (query.fetchStatus === 'paused' || isApiError(query.failureReason, 0)) return 'offline'
  if (isApiError(query.failureReason, 503)) return 'busy'
  if (query.isError) return 'failed'
  return query.isFetching ? 'drawing' : 'drawn'
}
