'use client'
import type { RowData } from '@tanstack/react-table'
import { useLayoutEffect, useState } from 'react'
import { columnWidths } from './column-keys.logic.js'
import type { TableData } from './table-view.js'

/** How wide the columns are that no number was given for. */
export interface FittedWidths {
  /** The browser lays the columns out by what stands in them. */
  readonly fits: boolean
  /** The least width of a column, in CSS pixels; undefined for one with a width of its own. */
  readonly minWidthOf: (id: string) => number | undefined
  /** What a column keeps of the width that was found for it, as a share of the table's: '23.5%'. */
  readonly shareOf: (id: string) => string | undefined
}

/** What was found of free columns: in the rows that were drawn first, once for each set of columns. */
interface Found {
  readonly columns: string
  readonly minWidths: Readonly<Record<string, number>>
  readonly shares: Readonly<Record<string, string>>
}

/**
 * Columns to which neither `size` nor the reader gave a width are as wide as what stands in them. A single one takes what the others
 * leave. Where rows come and go in sight, the first ones decide: later ones must not move the columns. Where columns stay at an edge,
 * widths must be known before anything is drawn.
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
    // Wider than its place, a column is as narrow as its words let it be.
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
