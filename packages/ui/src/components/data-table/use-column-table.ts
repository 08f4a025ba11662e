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
 * A table of TanStack that draws its component anew when one of its own states changes. TanStack's hook for React does
 * the same over a store of signals, which weighs more than all that a table of ours asks of it: nearly every state here
 * is its owner's and comes in with the options.
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
  // Another object for each drawing: what is worked out of a table is not the same when its options are others.
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
