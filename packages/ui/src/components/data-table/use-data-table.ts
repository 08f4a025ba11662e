'use client'

import type { RowData, TableState, TableState_RowPagination } from '@tanstack/react-table'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { useHydrated } from '../../foundation/internal/use-in-browser.js'
import { type ColumnLayout, toTableState } from './column-layout.js'
import type { ResizeColumn } from './column-resizer.js'
import type { DataTableProps } from './data-table-props.js'
import { drawnRows } from './drawn-rows.js'
import { fromSorting, orderText, rangeText, toSorting } from './sort.logic.js'
import {
  type DataTableFeatures,
  dataTableFeatures,
  type ModelRow,
  type TableModel,
  type TableSort,
} from './table-features.js'
import type { TableTexts } from './table-texts.js'
import { useColumnLayout } from './use-column-layout.js'
import { useColumnFacts, useColumnTable } from './use-column-table.js'
import { useRowExpansion } from './use-row-expansion.js'
import { useRowSelection, useSelectionState } from './use-row-selection.js'
import { windowOptions } from './use-row-window.js'
import { type SortReason, useTableSort } from './use-table-sort.js'
import { useCards } from './use-table-width.js'
import { useVisibleColumns } from './use-visible-columns.js'

interface SortAnnouncement {
  rows: readonly unknown[]
  loading: boolean
  /** Whether the rows arrive in the new order with the press itself. */
  atOnce: boolean
  /** Announces the sort; created when the rows are there, so that the last press wins. */
  say: () => void
}

/**
 * Announces a new sort when its rows have arrived, not when the head is pressed, because only then is it true. Returns
 * the function to call on the press.
 */
function useSortAnnouncement({ rows, loading, atOnce, say }: SortAnnouncement): () => void {
  const asked = useRef<{ rows: readonly unknown[] | undefined; loaded: boolean } | null>(null)
  const current = useRef(rows)
  // After each render, because only then does the announcement hold.
  useEffect(() => {
    current.current = rows
    const waiting = asked.current
    if (!waiting) return
    if (loading) {
      waiting.loaded = true
      return
    }
    if (waiting.rows === rows && !waiting.loaded) return
    asked.current = null
    say()
  })
  return useCallback(() => {
    asked.current = { rows: atOnce ? undefined : current.current, loaded: false }
  }, [atOnce])
}

/** Everything that a table knows about itself: sort, columns, selection, window, and its elements. */
export function useDataTable<Row extends RowData>(props: DataTableProps<Row>, t: TableTexts) {
  const scroll = useRef<HTMLElement>(null)
  const element = useRef<HTMLTableElement>(null)
  const [layout, setLayout] = useColumnLayout(props)
  const sortsHere = 'sortedRowModel' in (props.features ?? dataTableFeatures)
  const facts = useColumnFacts(props.columns, sortsHere)
  const order = useOrder(props, facts, sortsHere, () => rangeText(shownRows(props, table), t), t)
  const choice = useSelectionState(props, t)
  const { getRowId, sortCycle = 'two-state' } = props
  const table: TableModel<Row> = useColumnTable({
    ...choice.options,
    features: props.features,
    columns: props.columns,
    rows: props.rows,
    facts,
    layout,
    setLayout,
    getRowId: (row) => getRowId(row),
    manualSorting: !sortsHere,
    sortDescFirst: false,
    enableMultiSort: true,
    enableSortingRemoval: sortCycle === 'three-state',
    enableMultiRemove: sortCycle === 'three-state',
    state: { ...props.state, sorting: order.sorting, rowSelection: choice.rowSelection },
    onSortingChange: order.onSortingChange,
  })
  const selection = useRowSelection(choice, table)
  const drawn = useDrawnRows(props, table)
  const options = windowOptions(props.virtualize)
  const off = useColumnsOff(props, facts)
  const visible = useVisibleColumns(table, { facts, layout, off })
  return {
    scroll,
    element,
    layout,
    table,
    facts,
    sort: order.sort,
    applySort: order.applySort,
    visible,
    drawn,
    selection,
    expansion: useRowExpansion(props, props.renderDetail !== undefined && options === undefined),
    cards: useCards(scroll),
    options,
    cellKeys: props.keyboard === 'cells',
    off,
    resize: props.resizable ? resizeColumn(table) : undefined,
  }
}

/** The sort, as the owner, TanStack and the announcements need it. */
function useOrder<Row extends RowData>(
  props: DataTableProps<Row>,
  facts: ReturnType<typeof useColumnFacts>,
  atOnce: boolean,
  range: () => string,
  t: TableTexts,
) {
  const { rows, loading = false } = props
  const [sort, setSort] = useTableSort(props)
  const announce = useAnnounce()
  const asked = useSortAnnouncement({
    rows,
    loading: loading !== false,
    atOnce,
    say: () => announce(`${orderText(sort, facts, t) ?? t('unsorted')} ${range()}`),
  })
  const applySort = (next: readonly TableSort[], reason: SortReason) => {
    asked()
    setSort(next, reason)
  }
  const sorting = useMemo(() => toSorting(sort, facts), [sort, facts])
  const onSortingChange = (updater: typeof sorting | ((old: typeof sorting) => typeof sorting)) =>
    applySort(fromSorting(typeof updater === 'function' ? updater(sorting) : updater, facts), 'head')
  return { sort, applySort, sorting, onSortingChange }
}

/**
 * The range of rows shown, and their total. What the browser filters and pages is counted here, rows in collapsed groups
 * included; without `page`, and if `rows` are all there are, they are one page.
 */
function shownRows<Row extends RowData>(props: DataTableProps<Row>, table: TableModel<Row>) {
  const { rows, total = rows.length, page, pageSize } = props
  const features = props.features ?? dataTableFeatures
  const count = 'filteredRowModel' in features ? table.getFilteredRowModel().rows.length : total
  const { pagination }: TableState<DataTableFeatures> & Partial<TableState_RowPagination> = table.store.get()
  if ('paginatedRowModel' in features && pagination) {
    return { page: pagination.pageIndex + 1, pageSize: pagination.pageSize, total: count }
  }
  return { page, pageSize: page === undefined && count <= rows.length ? rows.length : pageSize, total: count }
}

const models = ['sortedRowModel', 'filteredRowModel', 'groupedRowModel', 'expandedRowModel', 'paginatedRowModel']

function useDrawnRows<Row extends RowData>(props: DataTableProps<Row>, table: TableModel<Row>) {
  const { rows, getRowId, features, pinnedRows } = props
  const modelled: readonly ModelRow<Row>[] | undefined =
    features && models.some((name) => name in features) ? table.getRowModel().rows : undefined
  return useMemo(() => drawnRows(rows, getRowId, modelled, pinnedRows), [rows, getRowId, modelled, pinnedRows])
}

/**
 * The columns hidden at first. Until React has read the store, a table with a stored layout draws all its columns and
 * lets style sheets hide these, so that the script in the head can show what this browser has chosen.
 */
function useColumnsOff(
  props: { columnLayout?: ColumnLayout; defaultColumnLayout?: ColumnLayout; storageKey?: string },
  facts: ReturnType<typeof useColumnFacts>,
): ReadonlySet<string> | undefined {
  const hydrated = useHydrated()
  if (hydrated || props.storageKey === undefined || props.columnLayout) return undefined
  const { columnVisibility } = toTableState(facts, props.defaultColumnLayout ?? {})
  return new Set(facts.filter(({ id }) => columnVisibility[id] === false).map(({ id }) => id))
}

function resizeColumn<Row extends RowData>(table: TableModel<Row>): ResizeColumn {
  return {
    widthOf: (id) => table.getColumn(id)?.getSize() ?? 0,
    setWidth(id, width) {
      if (width === undefined) table.getColumn(id)?.resetSize()
      else table.setColumnSizing((before) => ({ ...before, [id]: width }))
    },
  }
}
