import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, type ErrorComponentProps, Outlet } from '@tanstack/react-router'
import { Shell } from '#src/app/shell.tsx'
import { CrashPage } from '#src/features/problem/components/crash-page.tsx'
import { NotFoundPage } from '#src/features/problem/components/not-found-page.tsx'

export const Route = createRootRouteWithContext<{ queries: QueryClient }>()({
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: CrashedRoot,
})

function Root() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

function CrashedRoot({ error, reset }: ErrorComponentProps) {
  return <CrashPage error={error} onTryAgain={reset} />
}
