'use client'
import { functionalUpdate, type RowData, type RowSelectionState, type Updater } from '@tanstack/react-table'
import { type MouseEvent, useCallback, useEffect, useMemo, useRef } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import type { ModelRow, TableModel } from './table-features.js'
import type { TableTexts } from './table-texts.js'

/** How rows were selected or deselected. */
export type SelectionReason = 'row' | 'range' | 'page' | 'clear'

/** Selectable rows. Ids are those of `getRowId`; rows on other pages stay selected. */
export interface RowSelectionProps<Row> {
  /**
   * Gives every row a checkbox, or those for which the function says so. Needs TanStack's `rowSelectionFeature` in
   * `features`. Keep the function stable.
   */
  selectable?: boolean | ((row: Row) => boolean)
  /** The selected rows, when controlled. */
  selectedIds?: readonly string[]
  /** The initially selected rows, when uncontrolled. */
  defaultSelectedIds?: readonly string[]
  /** Called when rows are selected or deselected. */
  onSelectedIdsChange?: (ids: readonly string[], details: ChangeDetails<SelectionReason>) => void
}

const nobody: readonly string[] = []

/** Why TanStack is about to change the selection, which it does not report itself. */
interface Cause {
  readonly reason: SelectionReason
  readonly event?: Event
}

/** The selected rows as a state of TanStack's table; Shift selects the range from the previously pressed checkbox. */
export function useSelectionState<Row extends RowData>(props: RowSelectionProps<Row>, t: TableTexts) {
  const { selectable = false } = props
  const announce = useAnnounce()
  const [selectedIds, setSelectedIds] = useControllable<readonly string[], SelectionReason>({
    value: props.selectedIds,
    defaultValue: props.defaultSelectedIds ?? nobody,
    onChange: props.onSelectedIdsChange,
  })
  const spoken = useRef(selectedIds.length)
  useEffect(() => {
    if (spoken.current === selectedIds.length) return
    spoken.current = selectedIds.length
    announce(t('selected', { count: selectedIds.length }))
  }, [selectedIds.length, announce, t])
  const cause = useRef<Cause>({ reason: 'clear' })
  const rowSelection = useMemo(
    (): RowSelectionState => Object.fromEntries(selectedIds.map((id) => [id, true])),
    [selectedIds],
  )
  const onRowSelectionChange = (updater: Updater<RowSelectionState>) => {
    const { reason, event } = cause.current
    setSelectedIds(Object.keys(functionalUpdate(updater, rowSelection)), reason, event)
  }
  const enableRowSelection =
    typeof selectable === 'function' ? (row: ModelRow<Row>) => selectable(row.original) : selectable
  return { selectable, selectedIds, rowSelection, cause, options: { onRowSelectionChange, enableRowSelection } }
}

/** What pressing a checkbox does, for the table that holds the selection. */
export function useRowSelection<Row extends RowData>(
  state: ReturnType<typeof useSelectionState<Row>>,
  table: TableModel<Row>,
) {
  const { selectable, selectedIds, rowSelection, cause } = state
  const { getRow } = table
  const toggleRow = useCallback(
    (id: string, event: MouseEvent<HTMLInputElement>) => {
      cause.current = { reason: event.shiftKey ? 'range' : 'row', event: event.nativeEvent }
      const row: ModelRow<Row> = getRow(id)
      row.getToggleSelectedHandler?.()(event)
    },
    [getRow, cause],
  )
  const togglePage = (ticked: boolean) => {
    cause.current = { reason: 'page' }
    table.toggleAllPageRowsSelected?.(ticked)
  }
  const clear = () => {
    cause.current = { reason: 'clear' }
    table.resetRowSelection?.(true)
  }
  const active = selectable !== false
  if (active && !table.setRowSelection) throw new Error('selectable needs rowSelectionFeature in the features.')
  return {
    active,
    selectedIds,
    isOffered: (row: Row) => (typeof selectable === 'function' ? selectable(row) : selectable),
    isSelected: (id: string) => rowSelection[id] === true,
    state: active ? pageState(table) : ('none' as const),
    toggleRow,
    togglePage,
    clear,
  }
}

/** Whether all, some or none of the selectable rows are selected. */
function pageState<Row extends RowData>(table: TableModel<Row>): 'all' | 'some' | 'none' {
  if (table.getIsAllPageRowsSelected?.()) return 'all'
  return table.getIsSomePageRowsSelected?.() ? 'some' : 'none'
}
