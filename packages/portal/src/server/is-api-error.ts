import type { ApiError } from '@eksport/api/client'

/**
 * A refusal of the server, optionally with one of the given statuses. Told by its name and not by its class:
 * the class comes with the whole client, and the front page asks this before it needs one.
 */
export function isApiError(error: unknown, ...statuses: readonly number[]): error is ApiError {
  if (!(error instanceof Error) || error.name !== 'ApiError' || !('status' in error)) return false
  return statuses.length === 0 || statuses.some((status) => status === error.status)
}

/** Takes something away; what somebody else has taken away already is as it was meant to be. */
export async function unlessGone(removal: Promise<unknown>): Promise<void> {
  try {
    await removal
  } catch (error) {
    if (!isApiError(error, 404)) throw error
  }
}
