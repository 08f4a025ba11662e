import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { actingOrganisation } from '@eksport/portal/session/acting-organisation.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import type { QueryClient } from '@tanstack/react-query'

/**
 * [SEC-08] What belongs to an organisation that the person may no longer act for answers as what does not exist. The session knows
 * which of the two it was, and is asked; once it says that the right is gone, the page is left.
 */
export function leaveWhenRightIsLost(queries: QueryClient, leave: () => void): void {
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || actingOrganisation() === undefined) return
    const { action, query } = event
    if (action.type === 'error' && isApiError(action.error, 403, 404)) {
      // Without an answer the page stays as it is, and says itself what it could not read.
      queries.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => undefined)
      return
    }
    if (action.type !== 'success' || query.queryHash !== sessionHash) return
    const session = queries.getQueryData(sessionQuery.queryKey)
    if (session?.organisation === null) leave()
  })
}

const sessionHash = JSON.stringify(sessionQuery.queryKey)
