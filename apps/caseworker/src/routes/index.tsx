import type { QueryRecord } from '@eksport/domain'
import { browserValue } from '@eksport/portal/browser/browser-value.ts'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { type ListSearch, readListSearch, readShownAs, toList } from '@eksport/portal/list/list-address.ts'
import { listPage } from '@eksport/portal/list/list-source.ts'
import type { ListState } from '@eksport/portal/list/list-view.ts'
import { safePath } from '@eksport/portal/session/safe-path.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute, lazyRouteComponent, useNavigate } from '@tanstack/react-router'
import { LoginPage } from '#src/features/login/components/login-page.tsx'
import { loginTexts } from '#src/features/login/login.texts.ts'
import { cases, workloadQuery } from '#src/features/worklist/api/cases.ts'
import { queueOf } from '#src/features/worklist/queues.ts'
import { queueTexts, worklistTexts } from '#src/features/worklist/worklist.texts.ts'
import { officeStorageKey, readQuery, usualList } from '#src/features/worklist/worklist.ts'

// Split off, so that the login page does not load the table and its filters.
const WorklistPage = lazyRouteComponent(
  () => import('#src/features/worklist/components/worklist-page.tsx'),
  'WorklistPage',
)

/** [CW-06] Without an office in the address, uses the officer's last choice; the default is the officer's own office. */
const withOfficeOfBefore = (search: QueryRecord): QueryRecord =>
  search.office === undefined && browserValue(officeStorageKey) === 'all' ? { ...search, office: 'all' } : search

/** [RTE-17] The login page when logged out, the list of cases when logged in; the address holds the query. */
export const Route = createFileRoute('/')({
  // The login page is small enough to be part of the first file.
  codeSplitGroupings: [],
  validateSearch: (search: Record<string, unknown>): ListSearch => ({
    ...readListSearch(withOfficeOfBefore(search), usualList()),
    ...(typeof search.neste === 'string' && { neste: safePath(search.neste, '/') }),
  }),
  beforeLoad: async ({ context }) => ({ session: await context.queries.ensureQueryData(sessionQuery) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    if (context.session === null) return
    // Not awaited: the page shows its own placeholders and errors.
    void context.queries.prefetchQuery(listPage(cases, readQuery(deps)))
    void context.queries.prefetchQuery(workloadQuery)
    await WorklistPage.preload?.()
  },
  component: Front,
})

function Front() {
  const { session } = Route.useRouteContext()
  const { neste = '/' } = Route.useSearch()
  return session === null ? <Login next={neste} /> : <Worklist userId={session.person.id} />
}

function Login({ next }: { readonly next: string }) {
  const say = useText()
  useDocumentTitle(say(loginTexts.documentTitle))
  return <LoginPage next={next} />
}

function Worklist({ userId }: { readonly userId: string }) {
  const say = useText()
  const navigate = useNavigate({ from: Route.fullPath })
  const search = Route.useSearch()
  const query = readQuery(search)
  const shownAs = readShownAs(search)
  const queue = queueOf(query)
  useDocumentTitle(say(queue ? queueTexts[queue] : worklistTexts.otherSelection))
  const show: ListState['onQueryChange'] = (next, as = shownAs) => void navigate(toList(query, next, as, usualList()))
  return <WorklistPage query={query} userId={userId} as={shownAs} onQueryChange={show} />
}
