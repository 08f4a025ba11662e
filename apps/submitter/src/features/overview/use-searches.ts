import type { ApplicationQuery } from '@eksport/domain'
import type { ShownAs } from '@eksport/portal/list/list-address.ts'
import { useLocation } from '@tanstack/react-router'
import {
  type QuickFilter,
  quickFilterOf,
  withQuickFilter,
  withReferenceSearch,
  withTextSearch,
} from './quick-filter.ts'

/** The quick filter that a search suspends. It is stored in the browser's history entry, so Back and reload keep it. */
export interface Aside {
  readonly name: QuickFilter
  readonly sort: ApplicationQuery['sort']
}

interface OverviewEntry {
  readonly aside?: Aside | undefined
}

declare module '@tanstack/react-router' {
  interface HistoryState extends OverviewEntry {}
}

/** Requests another query. The suspended quick filter is kept unless `entry` replaces it. */
export type AskOverview = (query: ApplicationQuery, as?: ShownAs, entry?: OverviewEntry) => void

const isSearching = ({ filters }: ApplicationQuery) =>
  filters.search !== undefined || filters.referenceNumber !== undefined

function asideOf(query: ApplicationQuery): Aside | undefined {
  const name = quickFilterOf(query)
  return name === undefined || name === 'all' ? undefined : { name, sort: query.sort }
}

/** The quick filter suspended by this query's search; undefined if the person has chosen another one since. */
export function useAside(query: ApplicationQuery): Aside | undefined {
  const given = useLocation({ select: ({ state }) => state.aside })
  return isSearching(query) && quickFilterOf(query) === 'all' ? given : undefined
}

interface Searches {
  readonly query: ApplicationQuery
  readonly aside: Aside | undefined
  readonly onQueryChange: AskOverview
}

/**
 * [LST-05] The searches of the overview. A search suspends the quick filter, which is named meanwhile and restored with its order when the
 * search is cleared.
 */
export function searchesOf({ query, aside, onQueryChange }: Searches) {
  const ask = (next: ApplicationQuery) => {
    if (isSearching(next)) return onQueryChange(next, undefined, { aside: aside ?? asideOf(query) })
    const shown = aside === undefined ? next : { ...withQuickFilter(next, aside.name), sort: aside.sort }
    onQueryChange(shown, undefined, {})
  }
  return {
    searchReference: (digits: string) => ask(withReferenceSearch(query, digits)),
    searchText: (text: string) => ask(withTextSearch(query, text)),
  }
}
