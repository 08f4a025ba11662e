import { type ApplicationQuery, decodeQuery } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { SegmentedControl } from '@eksport/ui'
import { useQueries } from '@tanstack/react-query'
import { useOrganisation } from '#src/lib/organisation.ts'
import { applicationsQuery } from '../api/list-applications.ts'
import { overviewTexts as texts } from '../overview.texts.ts'
import { type QuickFilter, quickFilterOf, quickFilters, withQuickFilter } from '../quick-filter.ts'

const labels = { all: texts.all, 'in-progress': texts.inProgress, done: texts.done } as const

interface QuickFiltersProps {
  readonly query: ApplicationQuery
  readonly onQueryChange: (query: ApplicationQuery) => void
}

/** [LST-03] [LST-04] With how many there are of each, whatever else is searched for. */
export function QuickFilters({ query, onQueryChange }: QuickFiltersProps) {
  const say = useText()
  const { organisationNumber } = useOrganisation()
  const counts = useQueries({
    queries: quickFilters.map((name) => applicationsQuery(organisationNumber, withQuickFilter(decodeQuery({}), name))),
    combine: (results) => results.map(({ data }) => data?.totalElements),
  })
  return (
    <SegmentedControl<QuickFilter | ''>
      label={say(texts.quickFilters)}
      value={quickFilterOf(query) ?? ''}
      segments={quickFilters.map((value, index) => ({
        value,
        label: say(labels[value]),
        ...(counts[index] === undefined ? {} : { count: counts[index] }),
      }))}
      onValueChange={(name) => name !== '' && onQueryChange(withQuickFilter(query, name))}
    />
  )
}
