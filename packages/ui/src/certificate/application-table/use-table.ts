'use client'
import { useMemo, useRef } from 'react'
import type { Translate } from '../../foundation/text/catalogue.js'
import type { applicationTableTexts } from './application-table.texts.js'
import { type ColumnLayout, isVisible } from './column-layout.logic.js'
import type { ResizeColumn } from './column-resizer.js'
import { widthOf, withWidth } from './column-width.logic.js'
import type { ApplicationTableProps } from './table-props.js'
import { useCellKeys } from './use-cell-keys.js'
import { useColumnLayout } from './use-column-layout.js'
import { useRowSelection } from './use-row-selection.js'
import { useRowWindow, windowOptions } from './use-row-window.js'
import { useTableModel } from './use-table-model.js'
import { useTableSort } from './use-table-sort.js'
import { useCards, useHydrated } from './use-table-width.js'

/** Everything that a table knows of itself: order, columns, choice, window, and the elements that it stands in. */
export function useTable<Row extends object, Key extends string, Sort extends string>(
  props: ApplicationTableProps<Row, Key, Sort>,
  t: Translate<typeof applicationTableTexts>,
) {
  const { columns, rows, getRowId, virtualize } = props
  const scroll = useRef<HTMLElement>(null)
  const element = useRef<HTMLTableElement>(null)
  const [layout, setLayout] = useColumnLayout(props)
  const [sort, applySort] = useTableSort(props, t)
  const { sortCycle } = props
  const model = useTableModel({ columns, layout, sort, sortCycle, onSort: (next) => applySort(next, 'head') })
  const ids = useMemo(() => rows.map(getRowId), [rows, getRowId])
  const selection = useRowSelection(props, rows, ids, t)
  const cards = useCards(scroll)
  const options = windowOptions(virtualize)
  const window = useRowWindow({ options, ids, scroll })
  useCellKeys({ active: props.keyboard === 'cells', table: element, rowIds: ids, reveal: window.reveal })
  const off = useColumnsOff(props)
  const visible = off ? columns : model.visible
  const resize = props.resizable ? resizeColumn(columns, layout, setLayout) : undefined
  const { toggleSort } = model
  return {
    scroll,
    element,
    layout,
    setLayout,
    sort,
    applySort,
    toggleSort,
    visible,
    ids,
    selection,
    cards,
    options,
    window,
    off,
    resize,
  }
}

/**
 * The columns that are hidden at first. Until React has read the store, a table whose layout is stored draws all its
 * columns and lets style sheets hide these, so that the script in the head can show what this browser has chosen.
 */
function useColumnsOff<Row extends object, Key extends string, Sort extends string>({
  columns,
  columnLayout,
  defaultColumnLayout,
  storageKey,
}: ApplicationTableProps<Row, Key, Sort>): ReadonlySet<Key> | undefined {
  const hydrated = useHydrated()
  if (hydrated || storageKey === undefined || columnLayout) return undefined
  const layout = defaultColumnLayout ?? { shown: [], hidden: [] }
  return new Set(columns.filter((column) => !isVisible(column, layout)).map(({ key }) => key))
}

function resizeColumn<Key extends string>(
  columns: readonly { readonly key: Key; readonly width?: string }[],
  layout: ColumnLayout<Key>,
  setLayout: (layout: ColumnLayout<Key>, reason: 'width') => void,
): ResizeColumn<Key> {
  return {
    widthOf: (key) => widthOf(columns.find((column) => column.key === key) ?? { key }, layout),
    setWidth: (key, width) => setLayout(withWidth(layout, key, width), 'width'),
  }
}
