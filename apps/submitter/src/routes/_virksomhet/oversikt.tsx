import { decodeQuery } from '@eksport/domain'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { readListSearch, readShownAs, toList } from '@eksport/portal/list/list-address.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { beginRows, fetchWords } from '#src/features/overview/api/applications.ts'
import { OverviewPage } from '#src/features/overview/components/overview-page.tsx'
import { overviewTexts } from '#src/features/overview/overview.texts.ts'
import { useAside } from '#src/features/overview/use-searches.ts'
import { submitterQuery } from '#src/features/profile/api/submitter.ts'
import { MailBanner } from '#src/features/profile/components/mail-banner.tsx'

/** [LST-17] Filters, order, page and search are held in the address. */
export const Route = createFileRoute('/_virksomhet/oversikt')({
  validateSearch: readListSearch,
  loader: async ({ context, location, cause }) => {
    // The list itself handles a change of filters.
    if (cause !== 'stay')
      beginRows(context.queries, context.organisation.organisationNumber, decodeQuery(readListSearch(location.search)))
    // Loaded before the list renders, because a banner that appeared later would move the rows.
    await Promise.all([context.queries.prefetchQuery(submitterQuery), fetchWords(context.queries)])
  },
  component: Overview,
})

function Overview() {
  const say = useText()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const query = useMemo(() => decodeQuery(search), [search])
  const shownAs = useMemo(() => readShownAs(search), [search])
  const aside = useAside(query)
  useDocumentTitle(say(overviewTexts.title))
  return (
    <OverviewPage
      query={query}
      as={shownAs}
      aside={aside}
      onQueryChange={(next, as = shownAs, state = { aside }) => void navigate({ ...toList(query, next, as), state })}
      banner={<MailBanner />}
    />
  )
}
