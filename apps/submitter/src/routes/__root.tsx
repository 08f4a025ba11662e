import { useWhenIdle } from '@eksport/portal/browser/fetch-ahead.ts'
import { fetchProblemPages, Problem } from '@eksport/portal/problem/problem.tsx'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { createRootRouteWithContext, type ErrorComponentProps, Link, Outlet, useRouter } from '@tanstack/react-router'
import { loadBanner } from '#src/app/banner.tsx'
import { Shell } from '#src/app/shell.tsx'

interface AppContext {
  readonly queries: QueryClient
  /** The page acts for this organisation from now on, at an address that named none. */
  readonly takeOrganisation: (organisationNumber: string, address: string) => void
  /** To an address that was given whole; one of another organisation opens as a page of its own. */
  readonly goTo: (address: string, how?: { readonly replace?: boolean }) => void
}

export const Route = createRootRouteWithContext<AppContext>()({
  // Begun before the session is asked for, and waited for with what the page itself loads.
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

/** [RTE-08] */
function NotFound() {
  // An address that leads nowhere has no loader, and the header says who is logged in here too.
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
