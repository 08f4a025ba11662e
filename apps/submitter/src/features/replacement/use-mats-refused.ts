import type { Issue } from '@eksport/forms'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useMemo } from 'react'

/** The two parts of a request that begins a replacement; the page asks for both as one. */
const part = /^(?:application|replacementInformation)\./

/** [MAT-01] [EXP-01] What the server refused of the answers, each at its field. Without any the page tells of the refusal as a whole. */
export function useMatsRefused(error: unknown): readonly Issue[] {
  return useMemo(
    () =>
      isApiError(error) ? error.issues.map(({ path, ...issue }) => ({ ...issue, path: path.replace(part, '') })) : [],
    [error],
  )
}
