import type { ApiError } from '@eksport/api/client'

/**
 * Whether an error is a refusal by the server, optionally with one of the given statuses. Recognised by its name instead of its
 * class: the class is part of the client, and the front page checks this before it needs the client.
 */
export function isApiError(error: unknown, ...statuses: readonly number[]): error is ApiError {
  if (!(error instanceof Error) || error.name !== 'ApiError' || !('status' in error)) return false
  return statuses.length === 0 || statuses.some((status) => status === error.status)
}

/** Awaits a removal; succeeds also where somebody else has already removed it. */
export async function unlessGone(removal: Promise<unknown>): Promise<void> {
  try {
    await removal
  } catch (error) {
    if (!isApiError(error, 404)) throw error
  }
}
