import type { ApplicationFilters, ApplicationQuery } from '@eksport/domain'
import type { FilterReason } from '@eksport/ui'

type FilterName = keyof ApplicationFilters

/** The filters of a list that other controls show and change: a search field, queues, quick filters. */
export interface OwnControls {
  /** Filters of such controls: they have no chips, and the panel leaves them unchanged. */
  readonly filters: readonly FilterName[]
  /** Whether a control shows the statuses of the query; others are chips like any filter. */
  readonly showsStatus: (query: ApplicationQuery) => boolean
  /** Whether resetting the panel leaves those statuses unchanged too. */
  readonly resetLeavesStatus: boolean
}

/** The filters of a list from the view of its chips and its panel. */
export interface FilterQuery {
  readonly chips: (query: ApplicationQuery) => ApplicationFilters
  /** The number of chips; a period counts as one. */
  readonly countChips: (query: ApplicationQuery) => number
  /** [LST-09] The query with the panel's filters, from the first page. */
  readonly withPanel: (query: ApplicationQuery, filters: ApplicationFilters, reason?: FilterReason) => ApplicationQuery
  /** [LST-09] [FLT-01] The query after chips were removed, from the first page; filters without a chip stay. */
  readonly withChips: (query: ApplicationQuery, filters: ApplicationFilters) => ApplicationQuery
}

function without(filters: ApplicationFilters, names: readonly FilterName[]): ApplicationFilters {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !names.some((other) => other === name)))
}

const only = (filters: ApplicationFilters, names: readonly FilterName[]): ApplicationFilters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => names.some((other) => other === name)))

/** [LST-06] The rules by which chips, panel and the other controls of a list share one address. */
export function filterQuery({ filters: own, showsStatus, resetLeavesStatus }: OwnControls): FilterQuery {
  const withFilters = (query: ApplicationQuery, asked: ApplicationFilters, kept: readonly FilterName[]) => ({
    ...query,
    filters: { ...without(asked, kept), ...only(query.filters, kept) },
    page: 0,
  })
  const shownElsewhere = (query: ApplicationQuery): readonly FilterName[] =>
    showsStatus(query) ? [...own, 'status'] : own
  const chips = (query: ApplicationQuery) => without(query.filters, shownElsewhere(query))
  return {
    chips,
    countChips: (query) => countFilters(chips(query)),
    withPanel: (query, asked, reason) =>
      withFilters(query, asked, reason === 'reset' && resetLeavesStatus ? shownElsewhere(query) : own),
    withChips: (query, asked) => withFilters(query, asked, shownElsewhere(query)),
  }
}

/** The number of active filters; a period counts as one. */
export function countFilters(filters: ApplicationFilters): number {
  const names = Object.keys(filters)
  return names.filter((name) => name !== 'toDateTime' || !names.includes('fromDateTime')).length
}
