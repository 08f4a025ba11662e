'use client'
import {
  constructTable,
  type RowData,
  type TableFeatures,
  type TableOptions,
  type Table as TanStackTable,
} from '@tanstack/react-table'
import { table_setOptions } from '@tanstack/react-table/static-functions'
import { useState, useSyncExternalStore } from 'react'
import { tableStates } from './table-states.js'

/**
 * A table of TanStack that draws its component anew when one of its own states changes. TanStack's hook for React does
 * the same over a store of signals, which weighs more than all that a table of ours asks of it: nearly every state here
 * is its owner's and comes in with the options.
 */
export function useTableModel<Features extends TableFeatures, Row extends RowData>(
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
