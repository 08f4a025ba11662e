import type { RowData } from '@tanstack/react-table'
import type { DataTableColumn, DataTableColumnMeta } from './table-features.js'

/** What is given of a column, before TanStack fills in its defaults. */
export interface ColumnFacts {
  /** As TanStack makes it. */
  readonly id: string
  /** The name of the column: in its head, in the column chooser, in announcements and on cards. */
  readonly label: string
  readonly meta: DataTableColumnMeta
  /** Hidden unless the reader asks for it. */
  readonly hidden: boolean
  readonly canHide: boolean
  /** The width that was given, in CSS pixels; columns without one share what is left. */
  readonly size: number | undefined
  /** The name under which it sorts: the owner's, or its own where the browser sorts. */
  readonly sortKey: string | undefined
}

const nothing: DataTableColumnMeta = {}

/** The facts of all columns, in the order given. */
export function columnFacts<Row extends RowData>(
  columns: readonly DataTableColumn<Row>[],
  sortsHere = false,
): readonly ColumnFacts[] {
  return columns.map((column) => {
    const { meta = nothing, header, enableHiding = true, enableSorting = true, size } = column
    const id = columnId(column)
    const hasValue = 'accessorKey' in column || 'accessorFn' in column
    return {
      id,
      label: meta.label ?? (typeof header === 'string' ? header : id),
      meta,
      hidden: meta.defaultHidden === true,
      canHide: enableHiding,
      size,
      sortKey: meta.sortKey ?? (sortsHere && enableSorting && hasValue ? id : undefined),
    }
  })
}

function columnId<Row extends RowData>(column: DataTableColumn<Row>): string {
  if (column.id !== undefined) return column.id
  if ('accessorKey' in column && column.accessorKey !== undefined)
    return String(column.accessorKey).replaceAll('.', '_')
  return String(column.header)
}
