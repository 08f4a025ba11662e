import type { ApplicationFilters } from './application-filters.ts'
import { type FactSortKey, factOfSortKey } from './list-facts.ts'

/** The columns that are more than a plain fact. */
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
/** One column to sort by, as the address and the call name it. */
export type SortKey = (typeof ownSortKeys)[number] | FactSortKey

/** [TBL-02] What the table can be sorted by. */
export const sortKeys: readonly SortKey[] = [...ownSortKeys, ...(Object.keys(factOfSortKey) as FactSortKey[])] // its own keys

/** [CW-06] What no exporter may sort by: how far an assessment and its message are. */
export const officersSortKeys: readonly SortKey[] = ['OPEN_FINDINGS', 'DELIVERY']

/** [TBL-02] Which way a column is sorted. */
export const sortDirections = ['ASC', 'DESC'] as const
/** Which way a column is sorted. */
export type SortDirection = (typeof sortDirections)[number]

/** One column of an order; the columns after it decide only where it is equal. */
export interface SortEntry {
  readonly key: SortKey
  readonly direction: SortDirection
}

/** [LST-10] How many rows of a page are offered. */
export const pageSizes = [10, 20, 30] as const
/** [CW-06] How many a page may have that fills the window. */
export const maxRows = 50

/** A question to the list. `page` counts from zero. */
export interface ApplicationQuery {
  readonly filters: ApplicationFilters
  readonly sort: readonly SortEntry[]
  readonly page: number
  readonly size: number
}

/** [LST-11] The order as long as nobody has chosen one. */
export const defaultSort: readonly SortEntry[] = [
  { key: 'STATUS', direction: 'ASC' },
  { key: 'REFERENCE_NUMBER', direction: 'ASC' },
]

/** [CW-06] The same for officers: what is due first stands first, and what has no deadline now stands last. */
export const officersSort: readonly SortEntry[] = [{ key: 'DUE_DATE_TIME', direction: 'ASC' }]
