import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { statisticsTexts } from '#src/features/statistics/statistics.texts.ts'
import { StatisticsPage } from '#src/features/statistics/statistics-page.tsx'
import { readStatisticsSearch } from '#src/features/statistics/statistics-search.ts'

/** [ADM-09] Statistics; the address holds period and filters. */
export const Route = createFileRoute('/statistikk')({
  validateSearch: readStatisticsSearch,
  beforeLoad: async ({ context, location }) => {
    const session = await context.queries.ensureQueryData(sessionQuery)
    if (session === null) throw redirect({ to: '/', search: { neste: location.href } })
  },
  component: StatisticsRoute,
})

function StatisticsRoute() {
  const say = useText()
  const navigate = Route.useNavigate()
  useDocumentTitle(say(statisticsTexts.title))
  return (
    <StatisticsPage
      search={readStatisticsSearch(Route.useSearch())}
      onSearch={(search) => void navigate({ search, resetScroll: false, replace: true })}
    />
  )
}
