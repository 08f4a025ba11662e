'use client'
import { clampPage, pageCount, rowRange } from '../../components/pagination/pagination.logic.js'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import type { applicationTableTexts } from './application-table.texts.js'
import type { ColumnDef, TableSort } from './column-def.js'
import type { SortCycle } from './sort.logic.js'
import { useSortAnnouncement } from './use-sort-announcement.js'

/** Where a new order was asked for: a column's head, the list above the cards, or the chip of a hidden column. */
export type SortReason = 'head' | 'select' | 'chip'

/** What the order of a table needs to know. */
export interface TableSortProps<Row, Key extends string, Sort extends string> {
  /** The columns, in the order in which they stand at first. */
  columns: readonly ColumnDef<Row, Key, Sort>[]
  rows: readonly Row[]
  /** How many there are on all pages. */
  totalElements: number
  /** Counted from 1, as Pagination does. */
  page?: number
  /** Rows on a page, for what is said after sorting. */
  pageSize?: number
  loading?: 'initial' | 'refresh' | false
  /** The order of the rows, when the caller owns it. */
  sort?: readonly TableSort<Sort>[]
  /** The order at first. */
  defaultSort?: readonly TableSort<Sort>[]
  /** What presses on a head go through: up and down, or up, down and no order at all. */
  sortCycle?: SortCycle
  /** Called when the reader asks for another order; answer with new `rows`. */
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
    say: () => announce(`${orderText(sort, columns, t) ?? t('unsorted')} ${rangeText(props, t)}`),
  })
  const applySort = (next: readonly TableSort<Sort>[], reason: SortReason) => {
    asked()
    setSort(next, reason)
  }
  return [sort, applySort] as const
}

type Columns<Sort extends string> = readonly Pick<ColumnDef<never, string, Sort>, 'header' | 'sortKey'>[]

/** 'Sortert etter status, stigende, deretter referanse, stigende.' Undefined without an order. */
function orderText<Sort extends string>(
  sort: readonly TableSort<Sort>[],
  columns: Columns<Sort>,
  t: Texts,
): string | undefined {
  const entries = sort.flatMap((entry) => entryText(entry, columns, t) ?? [])
  const order = entries.reduce<string | undefined>(
    (first, next) => (first ? t('thenBy', { first, next }) : next),
    undefined,
  )
  return order && t('sortedBy', { order })
}

/** 'Sortert etter hentedato, synkende. Kolonnen er skjult.' */
export function hiddenSortText<Sort extends string>(entry: TableSort<Sort>, columns: Columns<Sort>, t: Texts) {
  const order = entryText(entry, columns, t)
  return order && t('sortHidden', { order })
}

function entryText<Sort extends string>({ key, direction }: TableSort<Sort>, columns: Columns<Sort>, t: Texts) {
  const column = columns.find((candidate) => candidate.sortKey === key)
  if (!column) return undefined
  return t('sortedEntry', {
    column: column.header.toLowerCase(),
    direction: t(direction === 'ASC' ? 'ascending' : 'descending'),
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
