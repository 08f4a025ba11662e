import type { QueryClient } from '@tanstack/react-query'
import { type WhyLeft, watchSession } from '../server/session-end.ts'
import { sessionQuery } from './session-query.ts'

/** The router's information about the pages that it shows. */
interface ShownPages {
  readonly state: { readonly matches: readonly { readonly status: string }[] }
  readonly invalidate: () => Promise<void>
}

/**
 * [AUT-05] Keeps the page when its session ends, and refetches what failed meanwhile when its person is back. `leave` hides the
 * page from anybody else.
 */
export function stayWhenLoggedOut(queries: QueryClient, router: ShownPages, leave: (why: WhyLeft) => void): void {
  watchSession({
    ask: () => queries.fetchQuery({ ...sessionQuery, staleTime: 0 }),
    onBack: () => {
      void queries.invalidateQueries({ predicate: ({ queryKey: [kind] }) => kind !== sessionQuery.queryKey[0] })
      if (router.state.matches.some(({ status }) => status === 'error')) void router.invalidate()
    },
    onLeft: leave,
  })
}
