import type { SortEntry, SortKey } from '@eksport/domain'
import type { TableSort } from '../../components/data-table/table-features.js'

/** The order of a query as the table has it. */
export const fromSortEntries = (entries: readonly SortEntry[]): readonly TableSort<SortKey>[] =>
  entries.map(({ key, direction }) => ({ key, direction: direction === 'DESC' ? 'desc' : 'asc' }))

/** The order of a table as queries of the list write it. */
export const toSortEntries = (sort: readonly TableSort<SortKey>[]): readonly SortEntry[] =>
  sort.map(({ key, direction }) => ({ key, direction: direction === 'desc' ? 'DESC' : 'ASC' }))
