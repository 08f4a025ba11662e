'use client'
import { useCallback, useState } from 'react'
import { useStored } from '../../foundation/internal/storage.js'
import type { ChangeDetails } from '../../foundation/internal/use-controllable.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { type ColumnLayout, defaultLayout, isDefaultLayout, storedLayout } from './column-layout.logic.js'

/** Who changed the columns, and from where. */
export type ColumnLayoutReason = 'toggle' | 'all' | 'reset' | 'move' | 'width' | 'density'

/** The three ways to own a column layout: the caller's state, the browser's storage, or the component alone. */
export interface ColumnLayoutProps<Key extends string> {
  /** Order, widths and hidden columns, when the caller owns them. */
  columnLayout?: ColumnLayout<Key>
  /** Order, widths and hidden columns at first. */
  defaultColumnLayout?: ColumnLayout<Key>
  /** Called when a column is moved, resized, hidden or shown. */
  onColumnLayoutChange?: (layout: ColumnLayout<Key>, details: ChangeDetails<ColumnLayoutReason>) => void
  /** Keeps the layout in the browser under this name; a table and a ColumnChooser with the same name stay together. */
  storageKey?: string
}

type SetLayout<Key extends string> = (layout: ColumnLayout<Key>, reason: ColumnLayoutReason) => void

/** The layout and its setter, whoever owns it. A controlled layout is never written to storage. */
export function useColumnLayout<Key extends string>(
  props: ColumnLayoutProps<Key>,
): [ColumnLayout<Key>, SetLayout<Key>] {
  const { columnLayout, defaultColumnLayout, onColumnLayoutChange, storageKey } = props
  const { storage } = useEksport()
  const [kept, setKept] = useStored(storedLayout(storageKey ?? ''), storage)
  const [own, setOwn] = useState<ColumnLayout<Key>>(defaultColumnLayout ?? defaultLayout)
  // Keys of other versions may be among the stored ones; nothing but this table's own columns is ever looked up in it.
  const stored = kept as ColumnLayout<Key>
  const current = columnLayout ?? (storageKey === undefined || kept === defaultLayout ? own : stored)
  const set = useCallback<SetLayout<Key>>(
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
