'use client'
import type { RowData } from '@tanstack/react-table'
import { type CSSProperties, useMemo } from 'react'
import type { ColumnFacts } from './column-facts.js'
import type { ColumnLayout } from './column-layout.js'
import type { TableColumn, TableModel } from './table-features.js'

/** Attributes for each cell of a column that is pinned, or that only a style sheet may show. */
interface CellMarks {
  readonly 'data-pin'?: 'start' | 'end'
  readonly 'data-col'?: string
  readonly 'data-off'?: '' | undefined
  readonly style?: CSSProperties
}

/** A column as it is drawn. */
export interface VisibleColumn<Row extends RowData> extends ColumnFacts {
  readonly column: TableColumn<Row>
  readonly marks: CellMarks | undefined
}

interface Options {
  facts: readonly ColumnFacts[]
  layout: ColumnLayout
  /** Until the store is read: all columns are drawn, and style sheets hide these. */
  off: ReadonlySet<string> | undefined
}

/** The visible columns, in order; the same list while nothing in them changes, because each row depends on it. */
export function useVisibleColumns<Row extends RowData>(table: TableModel<Row>, { facts, layout, off }: Options) {
  const columns = off ? table.getAllLeafColumns() : table.getVisibleLeafColumns()
  // Joined to a string, so that equal lists of ids are equal dependencies: the model may create a new list on every
  // render.
  const ids = columns.map(({ id }) => id).join(' ')
  const { pinned } = layout
  const widths = pinned && layout.widths
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ids` stands for the columns, and widths matter only to pinned ones
  return useMemo(
    () =>
      columns.flatMap((column): VisibleColumn<Row>[] => {
        const own = facts.find(({ id }) => id === column.id)
        return own ? [{ ...own, column, marks: marksOf(column, off) }] : []
      }),
    [ids, facts, pinned, widths, off],
  )
}

function marksOf<Row extends RowData>(
  column: TableColumn<Row>,
  off: ReadonlySet<string> | undefined,
): CellMarks | undefined {
  const side = column.getIsPinned?.()
  const pin = side && {
    'data-pin': side,
    style:
      side === 'start' ? { insetInlineStart: column.getStart('start') } : { insetInlineEnd: column.getAfter('end') },
  }
  const pending = off && { 'data-col': column.id, 'data-off': off.has(column.id) ? ('' as const) : undefined }
  return pin || pending ? { ...pin, ...pending } : undefined
}
