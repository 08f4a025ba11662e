import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { CrashPage } from '@eksport/portal/problem/crash-page.tsx'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { ErrorPage } from '@eksport/ui'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { createRootRouteWithContext, type ErrorComponentProps, Link, Outlet, useRouter } from '@tanstack/react-router'
import { Shell } from '#src/app/shell.tsx'
import { problemTexts } from '#src/features/problem/problem.texts.ts'

interface AppContext {
  readonly queries: QueryClient
  /** The page acts for this organisation from now on, at an address that named none. */
  readonly takeOrganisation: (organisationNumber: string, address: string) => void
  /** To an address that was given whole; one of another organisation opens as a page of its own. */
  readonly goTo: (address: string) => void
}

export const Route = createRootRouteWithContext<AppContext>()({
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: Crashed,
})

function Root() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

/** [RTE-08] */
function NotFound() {
  const say = useText()
  useDocumentTitle(say(problemTexts.notFound))
  // An address that leads nowhere has no loader, and the header says who is logged in here too.
  useQuery(sessionQuery)
  return <ErrorPage kind="not-found" home={{ render: <Link to="/" /> }} />
}

function Crashed({ error }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <Shell>
      <CrashPage error={error} onTryAgain={() => void router.invalidate()} home={{ render: <Link to="/" /> }} />
    </Shell>
  )
}
