'use client'
import { useCallback, useState } from 'react'
import { useStored } from '../../foundation/internal/storage.js'
import type { ChangeDetails } from '../../foundation/internal/use-controllable.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { type ColumnLayout, defaultLayout, isDefaultLayout, storedLayout } from './column-layout.js'

/** What changed in the columns. */
export type ColumnLayoutReason = 'toggle' | 'move' | 'width' | 'pin' | 'density' | 'reset'

/** The three ways to own a column layout: the caller's state, the browser's storage, or the component. */
export interface ColumnLayoutProps {
  /** Order, widths, pinned and hidden columns, when controlled. */
  columnLayout?: ColumnLayout
  /** The initial order, widths, pinned and hidden columns, when uncontrolled. */
  defaultColumnLayout?: ColumnLayout
  /** Called when a column is moved, resized, pinned, hidden or shown. */
  onColumnLayoutChange?: (layout: ColumnLayout, details: ChangeDetails<ColumnLayoutReason>) => void
  /** Stores the layout in the browser under this name; a table and a ColumnChooser with the same name share it. */
  storageKey?: string
}

/** Changes a layout, with the reason. */
export type SetColumnLayout = (layout: ColumnLayout, reason: ColumnLayoutReason) => void

/** The layout and its setter, whoever owns it. A controlled layout is never stored. */
export function useColumnLayout(props: ColumnLayoutProps): [ColumnLayout, SetColumnLayout] {
  const { columnLayout, defaultColumnLayout, onColumnLayoutChange, storageKey } = props
  const { storage } = useEksport()
  const [kept, setKept] = useStored(storageKey === undefined ? undefined : storedLayout(storageKey), storage)
  const [own, setOwn] = useState<ColumnLayout>(defaultColumnLayout ?? defaultLayout)
  const current = columnLayout ?? (kept === undefined || kept === defaultLayout ? own : kept)
  const set = useCallback<SetColumnLayout>(
    (layout, reason) => {
      let cancelled = false
      onColumnLayoutChange?.(layout, {
        reason,
        cancel: () => {
          cancelled = true
        },
      })
      if (cancelled || columnLayout) return
      if (storageKey === undefined) setOwn(layout)
      else setKept(isDefaultLayout(layout) && !defaultColumnLayout ? null : layout)
    },
    [columnLayout, defaultColumnLayout, onColumnLayoutChange, setKept, storageKey],
  )
  return [current, set]
}
