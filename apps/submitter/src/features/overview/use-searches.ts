import type { ApplicationQuery } from '@eksport/domain'
import type { ListState } from '@eksport/portal/list/list-view.ts'
import { useState } from 'react'
import {
  type QuickFilter,
  quickFilterOf,
  withQuickFilter,
  withReferenceSearch,
  withTextSearch,
} from './quick-filter.ts'

/** What gave way to a search. */
interface Aside {
  readonly name: QuickFilter
  readonly sort: ApplicationQuery['sort']
}

const isSearching = ({ filters }: ApplicationQuery) =>
  filters.search !== undefined || filters.referenceNumber !== undefined

function asideOf(query: ApplicationQuery): Aside | undefined {
  const name = quickFilterOf(query)
  return name === undefined || name === 'all' ? undefined : { name, sort: query.sort }
}

/**
 * [LST-05] The searches of the overview. A quick filter gives way to them, is named while it does, and is back in its order when nothing
 * is searched for any more.
 */
export function useSearches({ query, onQueryChange }: Pick<ListState, 'query' | 'onQueryChange'>) {
  const [given, setGiven] = useState<Aside>()
  const aside = isSearching(query) && quickFilterOf(query) === 'all' ? given : undefined
  const ask = (next: ApplicationQuery) => {
    if (isSearching(next)) {
      setGiven(aside ?? asideOf(query))
      return onQueryChange(next)
    }
    onQueryChange(aside === undefined ? next : { ...withQuickFilter(next, aside.name), sort: aside.sort })
  }
  return {
    /** The quick filter that was chosen before the search. */
    aside: aside?.name,
    searchReference: (digits: string) => ask(withReferenceSearch(query, digits)),
    searchText: (text: string) => ask(withTextSearch(query, text)),
  }
}
