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

/** What gave way to a search: it travels with the browser's own history entry, so Back and reload keep it. */
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

/** Asks another question of the list; what gave way to a search stays as it is, unless that is said too. */
export type AskOverview = (query: ApplicationQuery, as?: ShownAs, entry?: OverviewEntry) => void

const isSearching = ({ filters }: ApplicationQuery) =>
  filters.search !== undefined || filters.referenceNumber !== undefined

function asideOf(query: ApplicationQuery): Aside | undefined {
  const name = quickFilterOf(query)
  return name === undefined || name === 'all' ? undefined : { name, sort: query.sort }
}

/** What has given way to the search of this query; whoever chose another quick filter meanwhile has that. */
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
 * [LST-05] The searches of the overview. A quick filter gives way to them, is named while it does, and is back in its order when nothing
 * is searched for any more.
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
