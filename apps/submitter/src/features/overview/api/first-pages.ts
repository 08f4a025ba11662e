import { type ApplicationQuery, decodeQuery } from '@eksport/domain'
import { type ListSource, listPage } from '@eksport/portal/list/list-source.ts'
import type { QueryClient } from '@tanstack/react-query'
import { type QuickFilter, quickFilters, withQuickFilter } from '../quick-filter.ts'
import { applicationsOf } from './list-applications.ts'

/** The first page under a quick filter, which says how many there are. */
export const quickFilterPage = (source: ListSource, name: QuickFilter) =>
  listPage(source, withQuickFilter(decodeQuery({}), name))

/** Begins to fetch what the overview shows, before it is drawn; the list itself tells of what fails. */
export function beginOverview(queries: QueryClient, organisationNumber: string, query: ApplicationQuery): void {
  const source = applicationsOf(organisationNumber)
  void queries.prefetchQuery(listPage(source, query))
  for (const name of quickFilters) void queries.prefetchQuery(quickFilterPage(source, name))
}
