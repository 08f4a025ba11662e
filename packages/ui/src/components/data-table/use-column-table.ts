'use client'
import {
  functionalUpdate,
  type RowData,
  type TableOptions,
  type TableOptions_RowSelection,
  type TableState,
  type TableState_RowSelection,
  type Updater,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { type ColumnFacts, columnFacts } from './column-facts.js'
import { columnWidths } from './column-keys.logic.js'
import { type ColumnLayout, toTableState, withTableState } from './column-layout.js'
import { type DataTableColumn, type DataTableFeatures, dataTableFeatures, type TableModel } from './table-features.js'
import type { SetColumnLayout } from './use-column-layout.js'
import { useTableModel } from './use-table-model.js'

type State = ReturnType<typeof toTableState>

interface ColumnTableOptions<Row extends RowData>
  extends Omit<TableOptions<DataTableFeatures, Row>, 'columns' | 'data' | 'features' | 'state'>,
    TableOptions_RowSelection<DataTableFeatures, Row> {
  features?: DataTableFeatures | undefined
  columns: readonly DataTableColumn<Row>[]
  facts: readonly ColumnFacts[]
  rows?: readonly Row[]
  layout: ColumnLayout
  setLayout: SetColumnLayout
  /** The states beside those of the columns. */
  state?: Partial<TableState<DataTableFeatures> & TableState_RowSelection>
}

const noRows: never[] = []
const widths = { minSize: columnWidths.min, maxSize: columnWidths.max, size: columnWidths.auto }

/** The facts of the columns, the same as long as the columns are. */
export function useColumnFacts<Row extends RowData>(columns: readonly DataTableColumn<Row>[], sortsHere = false) {
  return useMemo(() => columnFacts(columns, sortsHere), [columns, sortsHere])
}

/**
 * TanStack's table over a column layout: the layout is its state of visibility, order, widths and pinning, and what it
 * changes of these becomes a layout again. The table itself and the ColumnChooser each have one.
 */
export function useColumnTable<Row extends RowData>(options: ColumnTableOptions<Row>): TableModel<Row> {
  const { columns, facts, layout, setLayout, state, rows = noRows, features = dataTableFeatures, ...rest } = options
  const columnState = useMemo(() => toTableState(facts, layout), [facts, layout])
  const change =
    <Slice extends keyof State>(slice: Slice, reason: Parameters<SetColumnLayout>[1]) =>
    (updater: Updater<State[Slice]>) => {
      const next = functionalUpdate(updater, columnState[slice])
      setLayout(withTableState(facts, layout, { [slice]: next }), reason)
    }
  // Of a feature that the caller did not register TanStack reads neither state nor options.
  const pinning = { onColumnPinningChange: change('columnPinning', 'pin') }
  return useTableModel<DataTableFeatures, Row>({
    ...rest,
    ...pinning,
    features,
    columns,
    data: rows,
    defaultColumn: widths,
    state: { ...columnState, ...state },
    onColumnVisibilityChange: change('columnVisibility', 'toggle'),
    onColumnOrderChange: change('columnOrder', 'move'),
    onColumnSizingChange: change('columnSizing', 'width'),
  })
}
