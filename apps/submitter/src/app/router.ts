import { routerOptions } from '@eksport/portal/app/router-options.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from '#src/route-tree.gen.ts'

/** Every address of the app; `history` is the browser's own unless another is given. */
export function createAppRouter(queries: QueryClient, history?: RouterHistory) {
  return createRouter({ ...routerOptions, routeTree, context: { queries }, ...(history && { history }) })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
