'use client'
import {
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { ColumnDef, TableSort } from './column-def.js'
import { type ColumnLayout, canHide, isVisible } from './column-layout.logic.js'
import { orderedColumns } from './column-order.logic.js'
import type { SortCycle } from './sort.logic.js'

const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature, rowSortingFeature })
const noRows: never[] = []

interface TableModelOptions<Row extends object, Key extends string, Sort extends string> {
  columns: readonly ColumnDef<Row, Key, Sort>[]
  layout: ColumnLayout<Key>
  sort: readonly TableSort<Sort>[]
  sortCycle?: SortCycle | undefined
  onSort: (sort: TableSort<Sort>[]) => void
}

/**
 * The headless table: which columns are seen and where, and what a press on a head asks for.
 * Order and pages are the server's work, so rows never go through it: a model of each would cost more than its cells.
 */
export function useTableModel<Row extends object, Key extends string, Sort extends string>(
  options: TableModelOptions<Row, Key, Sort>,
) {
  const { columns, layout, sort, sortCycle = 'two-state', onSort } = options
  const modelColumns = useMemo(
    () =>
      columns.map((column) => ({
        id: column.key,
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
  const columnOrder = useMemo(() => orderedColumns(columns, layout).map(({ key }) => key), [columns, layout])
  const table = useTable({
    features,
    columns: modelColumns,
    data: noRows as Row[],
    manualSorting: true,
    enableSortingRemoval: sortCycle === 'three-state',
    enableMultiRemove: sortCycle === 'three-state',
    sortDescFirst: false,
    state: { sorting, columnVisibility, columnOrder },
    onSortingChange: (updater) =>
      onSort(fromSorting(typeof updater === 'function' ? updater(sorting) : updater, columns)),
  })
  // As one string, so that an equal list of keys is an equal dependency: the model makes a new list in every render.
  const visibleKeys = table
    .getVisibleLeafColumns()
    .map((column) => column.id)
    .join(' ')
  const visible = useMemo(
    () => visibleKeys.split(' ').flatMap((key) => columns.filter((column) => column.key === key)),
    [columns, visibleKeys],
  )
  const toggleSort = (key: Key, add: boolean) => table.getColumn(key)?.toggleSorting(undefined, add)
  return { visible, toggleSort }
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
