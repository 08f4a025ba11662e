import type { ApplicationFilters, ApplicationQuery } from '@eksport/domain'
import type { FilterReason } from '@eksport/ui'
import { queueOf } from './queues.ts'

/** The filters that chips stand for: all but what the queues and the control over the list show themselves. */
export function chipFilters(query: ApplicationQuery): ApplicationFilters {
  const { assigned: _whose, ...filters } = query.filters
  if (queueOf(query) === undefined) return filters
  const { status: _queue, ...others } = filters
  return others
}

/**
 * [LST-09] The query with what the filters ask for, from the first page. Whose cases they are stays; a reset leaves
 * the queue as well, which the officer chose at the side and not here.
 */
export function withFilters(
  query: ApplicationQuery,
  filters: ApplicationFilters,
  reason?: FilterReason,
): ApplicationQuery {
  const { assigned } = query.filters
  const status = reason === 'reset' && queueOf(query) !== undefined ? query.filters.status : filters.status
  const { status: _asked, assigned: _none, ...others } = filters
  return {
    ...query,
    filters: { ...others, ...(status && { status }), ...(assigned && { assigned }) },
    page: 0,
  }
}

/** [FLT-01] The query after chips were taken away: the queue stays as it is. */
export function withChips(query: ApplicationQuery, filters: ApplicationFilters): ApplicationQuery {
  const { status } = query.filters
  return withFilters(query, queueOf(query) !== undefined && status ? { ...filters, status } : filters)
}
