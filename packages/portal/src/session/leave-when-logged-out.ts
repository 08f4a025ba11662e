import type { QueryClient } from '@tanstack/react-query'
import { isApiError } from '../server/is-api-error.ts'
import { sessionQuery } from './session-query.ts'

/**
 * [AUT-05] A read that is answered with 401 leads to the login and the way back.
 * Writes are left to their own pages: what was typed must not vanish with the session.
 */
export function leaveWhenLoggedOut(queries: QueryClient, leave: () => void): void {
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error' || !isApiError(event.action.error, 401)) return
    queries.setQueryData(sessionQuery.queryKey, null)
    leave()
  })
}
