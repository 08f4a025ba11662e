import { routerOptions } from '@eksport/portal/app/router-options.ts'
import { leaveWhenLoggedOut } from '@eksport/portal/session/leave-when-logged-out.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from '#src/route-tree.gen.ts'

/** Every address of the app, and the way to the login when a session ends. `history` is the browser's own unless given. */
export function createAppRouter(queries: QueryClient, history?: RouterHistory) {
  const router = createRouter({ ...routerOptions, routeTree, context: { queries }, ...(history && { history }) })
  leaveWhenLoggedOut(queries, () => {
    const { pathname, href } = router.state.location
    // The front page is the login and the list in one: it asks again who is there.
    if (pathname === '/') void router.invalidate()
    else void router.navigate({ to: '/', search: { neste: href } })
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
