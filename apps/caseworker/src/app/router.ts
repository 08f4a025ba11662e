import { routerOptions } from '@eksport/portal/app/router-options.ts'
import { stayWhenLoggedOut } from '@eksport/portal/session/stay-when-logged-out.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from '#src/route-tree.gen.ts'

/** What the app stands in; a browser unless given. */
interface Surroundings {
  readonly history?: RouterHistory
  /** Begins anew at the front page, of which Back leads nowhere. */
  readonly leave?: () => void
}

const leaveInBrowser = () => window.location.replace('/')

/** Every address of the app, and what becomes of its page when a session ends. */
export function createAppRouter(queries: QueryClient, { history, leave = leaveInBrowser }: Surroundings = {}) {
  const router = createRouter({ ...routerOptions, routeTree, context: { queries }, ...(history && { history }) })
  stayWhenLoggedOut(queries, router, leave)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
