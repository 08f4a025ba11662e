import type { ListState } from '@eksport/portal/list/list-view.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { SegmentedControl } from '@eksport/ui'
import { useQueries } from '@tanstack/react-query'
import { quickFilterPage } from '../api/applications.ts'
import { overviewTexts as texts } from '../overview.texts.ts'
import { type QuickFilter, quickFilterOf, quickFilters, withQuickFilter } from '../quick-filter.ts'

const labels = { all: texts.all, 'in-progress': texts.inProgress, done: texts.done } as const

/** [LST-03] [LST-04] The quick filters, each with its total regardless of any search. */
export function QuickFilters({ view, query, onQueryChange }: ListState) {
  const say = useText()
  const counts = useQueries({
    queries: quickFilters.map((name) => quickFilterPage(view.source, name)),
    combine: (results) => results.map(({ data }) => data?.totalElements),
  })
  return (
    <SegmentedControl<QuickFilter | ''>
      label={say(texts.quickFilters)}
      className="max-md:w-full"
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

/** [LST-05] Says that a search ignores the quick filter. The live region is present before its text, so that the text is announced. */
export function FilterAside({ name }: { readonly name: QuickFilter | undefined }) {
  const say = useText()
  return (
    <p role="status" className="mb-4 text-small text-subtle empty:mb-0">
      {name !== undefined && say(texts.aside, { filter: say(labels[name]) })}
    </p>
  )
}
