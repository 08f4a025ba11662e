import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { copyTasksQuery } from '#src/features/copies/api/copy-tasks.ts'
import { CopiesPage } from '#src/features/copies/components/copies-page.tsx'
import { readCopiesSearch } from '#src/features/copies/copies-search.ts'
import { copyTasksTexts } from '#src/features/copies/copy-tasks.texts.ts'

/** [CPY-01] Confirmed copies of all cases; the address holds the filters. */
export const Route = createFileRoute('/kopier')({
  validateSearch: readCopiesSearch,
  beforeLoad: async ({ context, location }) => {
    const session = await context.queries.ensureQueryData(sessionQuery)
    if (session === null) throw redirect({ to: '/', search: { neste: location.href } })
    return { ownOffice: session.person.office }
  },
  loaderDeps: ({ search }) => search,
  // Not awaited: the page shows its own placeholders and errors.
  loader: ({ context, deps }) => void context.queries.prefetchQuery(copyTasksQuery(deps, context.ownOffice)),
  component: Copies,
})

function Copies() {
  const say = useText()
  const navigate = Route.useNavigate()
  const { ownOffice } = Route.useRouteContext()
  useDocumentTitle(say(copyTasksTexts.title))
  return (
    <CopiesPage
      search={Route.useSearch()}
      ownOffice={ownOffice}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  )
}
