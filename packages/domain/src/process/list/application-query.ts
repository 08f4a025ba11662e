import type { ApplicationFilters } from './application-filters.ts'
import { type FactSortKey, factOfSortKey } from './list-facts.ts'

/** Columns that are not plain facts. */
const ownSortKeys = [
  'REFERENCE_NUMBER',
  'STATUS',
  'SUBMITTED_DATE_TIME',
  'TEMPLATE',
  'APPLICATION_TYPE',
  'COUNTRY_OF_DESTINATION',
  'APPLICATION_FORMAT',
  'DUE_DATE_TIME',
  'OPEN_FINDINGS',
  'DELIVERY',
] as const
/** A column to sort by, as the URL and the call name it. */
export type SortKey = (typeof ownSortKeys)[number] | FactSortKey

/** [TBL-02] The columns by which the table can be sorted. */
export const sortKeys: readonly SortKey[] = [...ownSortKeys, ...(Object.keys(factOfSortKey) as FactSortKey[])] // its own keys

/** [CW-06] Sort keys for officers only: the states of the assessment and of the message. */
export const officersSortKeys: readonly SortKey[] = ['OPEN_FINDINGS', 'DELIVERY']

/** [TBL-02] The directions of sorting. */
export const sortDirections = ['ASC', 'DESC'] as const
/** The direction of sorting. */
export type SortDirection = (typeof sortDirections)[number]

/** One column of a sort order; later columns decide where earlier ones are equal. */
export interface SortEntry {
  readonly key: SortKey
  readonly direction: SortDirection
}

/** [LST-10] The offered numbers of rows per page. */
export const pageSizes = [10, 20, 30] as const
/** [CW-06] The most rows of a page that fills the window. */
export const maxRows = 50

/** A query to the list. `page` counts from zero. */
export interface ApplicationQuery {
  readonly filters: ApplicationFilters
  readonly sort: readonly SortEntry[]
  readonly page: number
  readonly size: number
}

/** [LST-11] The default sort order. */
export const defaultSort: readonly SortEntry[] = [
  { key: 'STATUS', direction: 'ASC' },
  { key: 'REFERENCE_NUMBER', direction: 'ASC' },
]

/** [CW-06] The officers' default sort order: by deadline, with cases without a current deadline last. */
export const officersSort: readonly SortEntry[] = [{ key: 'DUE_DATE_TIME', direction: 'ASC' }]
