import { isApiError } from './is-api-error.ts'

/** Takes something away; what somebody else has taken away already is as it was meant to be. */
export async function unlessGone(removal: Promise<unknown>): Promise<void> {
  try {
    await removal
  } catch (error) {
    if (!isApiError(error, 404)) throw error
  }
}
