import { useWhenIdle } from '@eksport/portal/browser/fetch-ahead.ts'
import { fetchProblemPages, Problem } from '@eksport/portal/problem/problem.tsx'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { createRootRouteWithContext, type ErrorComponentProps, Link, Outlet, useRouter } from '@tanstack/react-router'
import { loadBanner } from '#src/app/banner.tsx'
import { Shell } from '#src/app/shell.tsx'

interface AppContext {
  readonly queries: QueryClient
  /** Makes the page act for this organisation, when its address names none. */
  readonly takeOrganisation: (organisationNumber: string, address: string) => void
  /** Opens a complete address; one of another organisation gets a full page load. */
  readonly goTo: (address: string, how?: { readonly replace?: boolean }) => void
}

export const Route = createRootRouteWithContext<AppContext>()({
  // Started before the session is fetched; the loader below waits for it together with the page's own data.
  beforeLoad: ({ context }) => void loadBanner(context.queries),
  loader: ({ context }) => loadBanner(context.queries),
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: Crashed,
})

function Root() {
  useWhenIdle(fetchProblemPages)
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

/** [RTE-08] The page for an unknown address. */
function NotFound() {
  // An unknown address has no loader, but the header still needs the session.
  useQuery(sessionQuery)
  return <Problem>{({ NotFoundPage }) => <NotFoundPage home={{ render: <Link to="/" /> }} />}</Problem>
}

function Crashed({ error }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <Shell>
      <Problem>
        {({ CrashPage }) => (
          <CrashPage error={error} onTryAgain={() => void router.invalidate()} home={{ render: <Link to="/" /> }} />
        )}
      </Problem>
    </Shell>
  )
}
