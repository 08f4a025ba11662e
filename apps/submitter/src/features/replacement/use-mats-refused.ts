import type { Issue } from '@eksport/forms'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useMemo } from 'react'

/** Prefixes of the two parts of the request, which the page shows as one form. */
const part = /^(?:application|replacementInformation)\./

/** [MAT-01] [EXP-01] The answers that the server refused, for their fields. If empty, the page reports the refusal as a whole. */
export function useMatsRefused(error: unknown): readonly Issue[] {
  return useMemo(
    () =>
      isApiError(error) ? error.issues.map(({ path, ...issue }) => ({ ...issue, path: path.replace(part, '') })) : [],
    [error],
  )
}
