'use client'
import { useAnnounce } from '../internal/announcer.js'
import { type ChangeDetails, useControllable } from '../internal/use-controllable.js'
import { clampPage, pageCount, rowRange } from '../pagination/pagination.logic.js'
import type { Translate } from '../text/catalogue.js'
import type { applicationTableTexts } from './application-table.texts.js'
import type { ColumnDef, TableSort } from './column-def.js'
import { useSortAnnouncement } from './use-sort-announcement.js'

/** Where a new order was asked for: a column's head, or the list above the cards. */
export type SortReason = 'head' | 'select'

/** What the order of a table needs to know. */
export interface TableSortProps<Row, Key extends string, Sort extends string> {
  columns: readonly ColumnDef<Row, Key, Sort>[]
  rows: readonly Row[]
  totalElements: number
  /** Counted from 1, as Pagination does. */
  page?: number
  pageSize?: number
  loading?: 'initial' | 'refresh' | false
  sort?: readonly TableSort<Sort>[]
  defaultSort?: readonly TableSort<Sort>[]
  onSortChange?: (sort: readonly TableSort<Sort>[], details: ChangeDetails<SortReason>) => void
}

type Texts = Translate<typeof applicationTableTexts>

/** The order, its setter, and the sentence that is said once the rows of a new order are there. */
export function useTableSort<Row, Key extends string, Sort extends string>(
  props: TableSortProps<Row, Key, Sort>,
  t: Texts,
) {
  const { columns, rows, loading = false } = props
  const announce = useAnnounce()
  const [sort, setSort] = useControllable<readonly TableSort<Sort>[], SortReason>({
    value: props.sort,
    defaultValue: props.defaultSort ?? [],
    onChange: props.onSortChange,
  })
  const asked = useSortAnnouncement({
    rows,
    loading: loading !== false,
    say: () => announce([sortText('sortedBy', sort[0], columns, t), rangeText(props, t)].filter(Boolean).join(' ')),
  })
  const applySort = (next: readonly TableSort<Sort>[], reason: SortReason) => {
    asked()
    setSort(next, reason)
  }
  return [sort, applySort] as const
}

/** 'Sortert etter status, stigende.' */
export function sortText<Row, Key extends string, Sort extends string>(
  key: 'sortedBy' | 'sortHidden',
  entry: TableSort<Sort> | undefined,
  columns: readonly ColumnDef<Row, Key, Sort>[],
  t: Texts,
): string | undefined {
  const column = entry && columns.find((candidate) => candidate.sortKey === entry.key)
  if (!column) return undefined
  return t(key, {
    column: column.header.toLowerCase(),
    direction: t(entry.direction === 'ASC' ? 'ascending' : 'descending'),
  })
}

function rangeText<Row, Key extends string, Sort extends string>(
  props: TableSortProps<Row, Key, Sort>,
  t: Texts,
): string {
  const { page = 1, pageSize = 10, totalElements: total } = props
  const range = rowRange(clampPage(page, pageCount(total, pageSize)), pageSize, total)
  return total === 0 ? t('none') : t('range', { ...range, total })
}
