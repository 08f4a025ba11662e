import type { CertificatePaneState } from '@eksport/ui/certificate'
import type { UseQueryResult } from '@tanstack/react-query'
import { isApiError } from '../server/is-api-error.ts'

/** A queue at the server and a net that is gone pass by themselves: the drawing is asked for again. */
export const untilDrawn = {
  networkMode: 'online',
  retry: (_failures: number, error: unknown) => isApiError(error, 0, 503),
  retryDelay: 2500,
} as const

/** [CRT-08] How a drawing stands, in the words that the pane has for it. */
export function drawingState(
  query: Pick<UseQueryResult<unknown, unknown>, 'fetchStatus' | 'failureReason' | 'isError' | 'isFetching'>,
): CertificatePaneState {
  if (query.fetchStatus === 'paused' || isApiError(query.failureReason, 0)) return 'offline'
  if (isApiError(query.failureReason, 503)) return 'busy'
  if (query.isError) return 'failed'
  return query.isFetching ? 'drawing' : 'drawn'
}
