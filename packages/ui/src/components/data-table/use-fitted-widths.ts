'use client'
import type { RowData } from '@tanstack/react-table'
import { useLayoutEffect, useState } from 'react'
import { columnWidths } from './column-keys.logic.js'
import type { TableData } from './table-view.js'

/** The widths of columns without a given size. */
export interface FittedWidths {
  /** Whether the browser lays the columns out by their contents. */
  readonly fits: boolean
  /** The minimum width of a column, in CSS pixels; undefined if it has a size of its own. */
  readonly minWidthOf: (id: string) => number | undefined
  /** The measured width of a column as a share of the table's: '23.5%'. */
  readonly shareOf: (id: string) => string | undefined
}

/** Measured widths of flexible columns: taken from the rows drawn first, once for each set of columns. */
interface Found {
  readonly columns: string
  readonly minWidths: Readonly<Record<string, number>>
  readonly shares: Readonly<Record<string, string>>
}

/**
 * Columns without a width from `size` or the reader are as wide as their contents; a single such column takes the
 * remaining space. In a windowed table the first rows decide, because later ones must not move the columns. With pinned
 * columns, widths must be known before anything is drawn.
 */
export function useFittedWidths<Row extends RowData>(data: TableData<Row>, ownColumns: number): FittedWidths {
  const { visible, layout, options, element, cards, drawn } = data
  const [found, setFound] = useState<Found>()
  const free = visible.filter(({ id, size }) => (layout.widths?.[id] ?? size) === undefined).map(({ id }) => id)
  const isFree = free.length > 1 && !visible.some(({ marks }) => marks?.['data-pin'])
  const columns = visible.map(({ id }) => (free.includes(id) ? id : '')).join('\n')
  const keeps = isFree && options !== undefined && found?.columns === columns
  const asks = isFree && options !== undefined && !keeps && !cards && drawn.count > 0
  useLayoutEffect(() => {
    const table = element.current
    const whole = table?.getBoundingClientRect().width ?? 0
    if (!asks || !table || whole === 0) return
    const cells = table.tHead?.rows[0]?.cells
    // If the table is wider than its container, a column is as narrow as its words allow.
    const isTight = whole > (table.parentElement?.clientWidth ?? whole) + 1
    const widths = columns
      .split('\n')
      .map((id, place) => [id, cells?.[place + ownColumns]?.getBoundingClientRect().width ?? 0] as const)
      .filter(([id]) => id !== '')
    setFound({
      columns,
      minWidths: Object.fromEntries(
        widths.map(([id, width]) => [id, isTight ? width : Math.min(width, columnWidths.auto)]),
      ),
      shares: Object.fromEntries(widths.map(([id, width]) => [id, `${((100 * width) / whole).toFixed(2)}%`])),
    })
  }, [asks, columns, element, ownColumns])
  return {
    fits: isFree && !keeps,
    minWidthOf: (id) => (!isFree || !free.includes(id) ? undefined : keeps ? found.minWidths[id] : columnWidths.min),
    shareOf: (id) => (keeps ? found.shares[id] : undefined),
  }
}
