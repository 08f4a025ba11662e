'use client'
import {
  columnVisibilityFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { ColumnDef, TableSort } from './column-def.js'
import { type ColumnLayout, canHide, isVisible } from './column-layout.logic.js'

const features = tableFeatures({ columnVisibilityFeature, rowSortingFeature })

interface TableModelOptions<Row extends object, Key extends string, Sort extends string> {
  columns: readonly ColumnDef<Row, Key, Sort>[]
  rows: readonly Row[]
  getRowId: (row: Row) => string
  layout: ColumnLayout<Key>
  sort: readonly TableSort<Sort>[]
  onSort: (sort: TableSort<Sort>[]) => void
}

/**
 * The headless table: which columns are seen, which rows there are, and what a press on a head asks for.
 * Order and pages are the server's work, so it holds state and never sorts rows itself.
 */
export function useTableModel<Row extends object, Key extends string, Sort extends string>(
  options: TableModelOptions<Row, Key, Sort>,
) {
  const { columns, rows, getRowId, layout, sort, onSort } = options
  const modelColumns = useMemo(
    () =>
      columns.map((column) => ({
        id: column.key,
        header: column.header,
        accessorFn: (row: Row) => row,
        enableSorting: column.sortKey !== undefined,
        enableHiding: canHide(column),
      })),
    [columns],
  )
  const sorting = useMemo(() => toSorting(sort, columns), [sort, columns])
  const columnVisibility = useMemo(
    () => Object.fromEntries(columns.map((column) => [column.key, isVisible(column, layout)])),
    [columns, layout],
  )
  const data = useMemo(() => [...rows], [rows])
  const table = useTable({
    features,
    columns: modelColumns,
    data,
    getRowId,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiRemove: false,
    sortDescFirst: false,
    state: { sorting, columnVisibility },
    onSortingChange: (updater) =>
      onSort(fromSorting(typeof updater === 'function' ? updater(sorting) : updater, columns)),
  })
  // As one string, so that an equal set of keys is an equal dependency: the model makes a new list in every render.
  const visibleKeys = table
    .getVisibleLeafColumns()
    .map((column) => column.id)
    .join(' ')
  const visible = useMemo(() => {
    const keys = new Set(visibleKeys.split(' '))
    return columns.filter((column) => keys.has(column.key))
  }, [columns, visibleKeys])
  const toggleSort = (key: Key, add: boolean) => table.getColumn(key)?.toggleSorting(undefined, add)
  return { visible, rows: table.getRowModel().rows, toggleSort }
}

function toSorting<Row, Key extends string, Sort extends string>(
  sort: readonly TableSort<Sort>[],
  columns: readonly ColumnDef<Row, Key, Sort>[],
): SortingState {
  return sort.flatMap(({ key, direction }) => {
    const column = columns.find((candidate) => candidate.sortKey === key)
    return column ? [{ id: column.key, desc: direction === 'DESC' }] : []
  })
}

function fromSorting<Row, Key extends string, Sort extends string>(
  sorting: SortingState,
  columns: readonly ColumnDef<Row, Key, Sort>[],
): TableSort<Sort>[] {
  return sorting.flatMap(({ id, desc }) => {
    const key = columns.find((column) => column.key === id)?.sortKey
    return key === undefined ? [] : [{ key, direction: desc ? 'DESC' : 'ASC' }]
  })
}
