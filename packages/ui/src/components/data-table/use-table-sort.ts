'use client'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import type { SortCycle } from './sort.logic.js'
import type { TableSort } from './table-features.js'

/** Where a new sort was requested: a column's head, the list above the cards, or the chip of a hidden column. */
export type SortReason = 'head' | 'select' | 'chip'

/** Props for the sort of a table. */
export interface TableSortProps<Row, Sort extends string> {
  rows: readonly Row[]
  /** The number of rows on all pages. @default the number of rows */
  total?: number
  /** Counted from 1, as Pagination does. @default 1 */
  page?: number
  /**
   * Rows per page, for skeletons and the announcement after sorting; all of them without `page`, if `rows` are all there
   * are. @default 10
   */
  pageSize?: number
  loading?: 'initial' | 'refresh' | false
  /** The sort of the rows, when controlled. */
  sort?: readonly TableSort<Sort>[]
  /** The initial sort, when uncontrolled. */
  defaultSort?: readonly TableSort<Sort>[]
  /** The sequence of presses on a head: ascending and descending, or ascending, descending and unsorted. */
  sortCycle?: SortCycle
  /** Called when the reader requests another sort; respond with new `rows`, unless `features` sort in the browser. */
  onSortChange?: (sort: readonly TableSort<Sort>[], details: ChangeDetails<SortReason>) => void
}

/** The sort and its setter. */
export function useTableSort<Sort extends string>({
  sort,
  defaultSort = [],
  onSortChange,
}: Pick<TableSortProps<unknown, Sort>, 'sort' | 'defaultSort' | 'onSortChange'>) {
  return useControllable<readonly TableSort<Sort>[], SortReason>({
    value: sort,
    defaultValue: defaultSort,
    onChange: onSortChange,
  })
}
