'use client'
import {
  constructTable,
  functionalUpdate,
  type RowData,
  type TableFeatures,
  type TableOptions,
  type TableOptions_RowSelection,
  type TableState,
  type TableState_RowSelection,
  type Table as TanStackTable,
  type Updater,
} from '@tanstack/react-table'
import { table_setOptions } from '@tanstack/react-table/static-functions'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { type ColumnFacts, columnFacts } from './column-facts.js'
import { columnWidths } from './column-keys.logic.js'
import { type ColumnLayout, toTableState, withTableState } from './column-layout.js'
import { type DataTableColumn, type DataTableFeatures, dataTableFeatures, type TableModel } from './table-features.js'
import { tableStates } from './table-states.js'
import type { SetColumnLayout } from './use-column-layout.js'

/**
 * A TanStack table that renders its component again when one of its own states changes. TanStack's React hook does the
 * same with a store of signals, which weighs more than needed here: nearly every state is controlled by its owner and
 * comes in with the options.
 */
function useTableModel<Features extends TableFeatures, Row extends RowData>(
  options: TableOptions<Features, Row>,
): TanStackTable<Features, Row> {
  const [{ table, states }] = useState(() => {
    const states = tableStates()
    const features = { coreReactivityFeature: states.bindings, ...options.features }
    return { states, table: constructTable<Features, Row>({ ...options, features }) }
  })
  useSyncExternalStore(states.subscribe, states.version, states.version)
  table_setOptions(table, (before) => ({ ...before, ...options }), { syncExternalState: false })
  // A new object for each render, because what is derived from a table changes with its options.
  return { ...table }
}

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
  /** States other than those of the columns. */
  state?: Partial<TableState<DataTableFeatures> & TableState_RowSelection>
}

const noRows: never[] = []
const widths = { minSize: columnWidths.min, maxSize: columnWidths.max, size: columnWidths.auto }

/** The facts of the columns, memoized by the columns. */
export function useColumnFacts<Row extends RowData>(columns: readonly DataTableColumn<Row>[], sortsHere = false) {
  return useMemo(() => columnFacts(columns, sortsHere), [columns, sortsHere])
}

/**
 * A TanStack table over a column layout: the layout is its state of visibility, order, widths and pinning, and changes
 * to these become a layout again. The table and the ColumnChooser each have one.
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
  // TanStack reads neither state nor options of a feature that the caller did not register.
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
