'use client'
import { type MouseEvent, useCallback, useEffect, useMemo, useRef } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import type { applicationTableTexts } from './application-table.texts.js'
import { selectionState, withRow, withRows } from './row-selection.logic.js'

/** What chose or dropped rows. */
export type SelectionReason = 'row' | 'range' | 'page' | 'clear'

/** Rows that can be ticked. Ids are those of `getRowId`; rows of other pages stay chosen. */
export interface RowSelectionProps<Row> {
  /** Every row has a box, or those for which the function says so. Keep the function stable. */
  selectable?: boolean | ((row: Row) => boolean)
  /** The chosen rows, when the caller owns them. */
  selectedIds?: readonly string[]
  /** The chosen rows at first. */
  defaultSelectedIds?: readonly string[]
  /** Called when rows are chosen or let go. */
  onSelectedIdsChange?: (ids: readonly string[], details: ChangeDetails<SelectionReason>) => void
}

const nobody: readonly string[] = []

/** The chosen rows, and what a press on a box does. Shift takes everything from the box pressed before. */
export function useRowSelection<Row>(
  props: RowSelectionProps<Row>,
  rows: readonly Row[],
  ids: readonly string[],
  t: Translate<typeof applicationTableTexts>,
) {
  const { selectable = false } = props
  const announce = useAnnounce()
  const [selectedIds, setSelectedIds] = useControllable<readonly string[], SelectionReason>({
    value: props.selectedIds,
    defaultValue: props.defaultSelectedIds ?? nobody,
    onChange: props.onSelectedIdsChange,
  })
  const selected = useMemo(() => new Set(selectedIds), [selectedIds])
  const offered = useMemo(() => {
    if (selectable === false) return nobody
    // Ids are made of the rows, one each.
    return selectable === true ? ids : ids.filter((_, index) => selectable(rows[index] as Row))
  }, [rows, ids, selectable])
  const offeredSet = useMemo(() => new Set(offered), [offered])
  const state = useMemo(() => selectionState(selected, offered), [selected, offered])
  const spoken = useRef(selectedIds.length)
  useEffect(() => {
    if (spoken.current === selectedIds.length) return
    spoken.current = selectedIds.length
    announce(t('selected', { count: selectedIds.length }))
  }, [selectedIds.length, announce, t])
  const last = useRef<string>(undefined)
  const latest = useRef({ selectedIds, offered })
  latest.current = { selectedIds, offered }
  const toggleRow = useCallback(
    (id: string, event: MouseEvent<HTMLInputElement>) => {
      const { selectedIds: before, offered: ids } = latest.current
      const from = event.shiftKey ? last.current : undefined
      last.current = id
      const reason = from === undefined ? 'row' : 'range'
      setSelectedIds(withRow(before, ids, id, event.currentTarget.checked, from), reason, event.nativeEvent)
    },
    [setSelectedIds],
  )
  const togglePage = (ticked: boolean) => setSelectedIds(withRows(selectedIds, offered, ticked), 'page')
  const clear = () => setSelectedIds(nobody, 'clear')
  const isOffered = (id: string) => offeredSet.has(id)
  return { active: selectable !== false, isOffered, selectedIds, selected, state, toggleRow, togglePage, clear }
}
