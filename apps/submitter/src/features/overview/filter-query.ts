import type { ApplicationFilters, ApplicationQuery } from '@eksport/domain'
import { countFilters } from '@eksport/portal/list/count-filters.ts'
import { quickFilterOf } from './quick-filter.ts'

/** The statuses that a quick filter stands for: its own button shows them, so that they are no chips. */
const quickStatuses = (query: ApplicationQuery) => {
  const quick = quickFilterOf(query)
  return quick === undefined || quick === 'all' ? undefined : query.filters.status
}

/** The filters that chips stand for: all but those that the toolbar shows in other ways. */
export function chipFilters(query: ApplicationQuery): ApplicationFilters {
  const { referenceNumber: _searched, assigned: _officers, ...filters } = query.filters
  if (quickStatuses(query) === undefined) return filters
  const { status: _quick, ...others } = filters
  return others
}

/** [LST-09] The query with what the panel asks for, from the first page; the search for a number stays. */
export function withPanelFilters(query: ApplicationQuery, filters: ApplicationFilters): ApplicationQuery {
  const { referenceNumber } = query.filters
  const kept = referenceNumber === undefined ? filters : { ...filters, referenceNumber }
  return { ...query, filters: kept, page: 0 }
}

/** [LST-09] The query after chips were taken away: a quick filter stays as it is. */
export function withChipFilters(query: ApplicationQuery, filters: ApplicationFilters): ApplicationQuery {
  const status = quickStatuses(query)
  return withPanelFilters(query, status === undefined ? filters : { ...filters, status })
}

/** How many filters the panel's button counts. */
export function countChips(query: ApplicationQuery): number {
  return countFilters(chipFilters(query))
}
