import { actingOrganisation } from '@eksport/portal/server/acting-organisation.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import type { QueryClient } from '@tanstack/react-query'

/**
 * [SEC-08] The server answers "not found" for anything of an organisation that the person may no longer act for, on reads and writes alike.
 * After each such answer the session is fetched to tell the two cases apart; if the right is gone, the page is left.
 */
export function leaveWhenRightIsLost(queries: QueryClient, leave: () => void): void {
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (actingOrganisation() === undefined || event.query.queryHash !== sessionHash) return
    const session = queries.getQueryData(sessionQuery.queryKey)
    if (session?.organisation === null) leave()
  })
}

const sessionHash = JSON.stringify(sessionQuery.queryKey)
