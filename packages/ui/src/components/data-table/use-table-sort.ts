'use client'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import type { SortCycle } from './sort.logic.js'
import type { TableSort } from './table-features.js'

/** Where a new order was asked for: a column's head, the list above the cards, or the chip of a hidden column. */
export type SortReason = 'head' | 'select' | 'chip'

/** What the order of a table needs to know. */
export interface TableSortProps<Row, Sort extends string> {
  rows: readonly Row[]
  /** How many there are on all pages; as many as `rows` unless said otherwise. @default the number of rows */
  total?: number
  /** Counted from 1, as Pagination does. @default 1 */
  page?: number
  /** Rows on a page, for placeholders and for what is said after sorting; all of them where no `page` is named and `rows` are all there are. @default 10 */
  pageSize?: number
  loading?: 'initial' | 'refresh' | false
  /** The order of the rows, when the caller owns it. */
  sort?: readonly TableSort<Sort>[]
  /** The order at first. */
  defaultSort?: readonly TableSort<Sort>[]
  /** What presses on a head go through: up and down, or up, down and no order at all. */
  sortCycle?: SortCycle
  /** Called when the reader asks for another order; answer with new `rows`, unless `features` sort in the browser. */
  onSortChange?: (sort: readonly TableSort<Sort>[], details: ChangeDetails<SortReason>) => void
}

/** The order and its setter. */
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
