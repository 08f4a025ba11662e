'use client'
import type { RowData } from '@tanstack/react-table'
import { type CSSProperties, useMemo } from 'react'
import type { ColumnFacts } from './column-facts.js'
import type { ColumnLayout } from './column-layout.js'
import type { TableColumn, TableModel } from './table-features.js'

/** What stands on each cell of a column that is pinned, or that only a style sheet may show. */
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

/** The columns in sight, in their order; the same list as long as nothing of them changes, for each row depends on it. */
export function useVisibleColumns<Row extends RowData>(table: TableModel<Row>, { facts, layout, off }: Options) {
  const columns = off ? table.getAllLeafColumns() : table.getVisibleLeafColumns()
  // As one string, so that an equal list of ids is an equal dependency: the model may make a new list in every render.
  const ids = columns.map(({ id }) => id).join(' ')
  const { pinned } = layout
  const widths = pinned && layout.widths
  // biome-ignore lint/correctness/useExhaustiveDependencies: columns stand for `ids`, and widths matter to pinned ones alone
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
