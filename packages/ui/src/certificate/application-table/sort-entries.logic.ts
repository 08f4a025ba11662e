import type { SortEntry, SortKey } from '@eksport/domain'
import type { TableSort } from '../../components/data-table/table-features.js'

/** The sort of a query, as the table represents it. */
export const fromSortEntries = (entries: readonly SortEntry[]): readonly TableSort<SortKey>[] =>
  entries.map(({ key, direction }) => ({ key, direction: direction === 'DESC' ? 'desc' : 'asc' }))

/** The sort of a table, as queries of the list represent it. */
export const toSortEntries = (sort: readonly TableSort<SortKey>[]): readonly SortEntry[] =>
  sort.map(({ key, direction }) => ({ key, direction: direction === 'desc' ? 'DESC' : 'ASC' }))
