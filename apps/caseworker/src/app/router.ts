import { routerOptions } from '@eksport/portal/app/router-options.ts'
import { stayWhenLoggedOut } from '@eksport/portal/session/stay-when-logged-out.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from '#src/route-tree.gen.ts'

/** The environment of the app; defaults to the browser's. */
interface Surroundings {
  readonly history?: RouterHistory
  /** Leaves for the front page with a full page load and no Back history. */
  readonly leave?: () => void
}

const leaveInBrowser = () => window.location.replace('/')

/** Creates the router for every address of the app and handles the end of a session. */
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
