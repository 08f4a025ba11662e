import type { ApplicationFilters, ApplicationQuery } from '@eksport/domain'
import type { FilterReason } from '@eksport/ui'

type FilterName = keyof ApplicationFilters

/** What of a list's filters other controls beside it show and change: a search field, queues, quick filters. */
export interface OwnControls {
  /** Filters of such controls: no chips, and what the panel asks for leaves them as they are. */
  readonly filters: readonly FilterName[]
  /** Whether a control shows the statuses that are asked for; others are chips like any filter. */
  readonly showsStatus: (query: ApplicationQuery) => boolean
  /** Whether a reset of the panel leaves those statuses, too, as they are. */
  readonly resetLeavesStatus: boolean
}

/** The filters of a list as its chips and its panel see them. */
export interface FilterQuery {
  readonly chips: (query: ApplicationQuery) => ApplicationFilters
  /** How many chips there are; a period is one. */
  readonly countChips: (query: ApplicationQuery) => number
  /** [LST-09] The query with what the panel asks for, from the first page. */
  readonly withPanel: (query: ApplicationQuery, filters: ApplicationFilters, reason?: FilterReason) => ApplicationQuery
  /** [LST-09] [FLT-01] The query after chips were taken away, from the first page: what has no chip stays. */
  readonly withChips: (query: ApplicationQuery, filters: ApplicationFilters) => ApplicationQuery
}

function without(filters: ApplicationFilters, names: readonly FilterName[]): ApplicationFilters {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !names.some((other) => other === name)))
}

const only = (filters: ApplicationFilters, names: readonly FilterName[]): ApplicationFilters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => names.some((other) => other === name)))

/** [LST-06] The one set of rules by which chips, panel and the other controls of a list share one address. */
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

/** How many filters are in use; a period is one. */
export function countFilters(filters: ApplicationFilters): number {
  const names = Object.keys(filters)
  return names.filter((name) => name !== 'toDateTime' || !names.includes('fromDateTime')).length
}
