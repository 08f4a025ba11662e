import type { RowData } from '@tanstack/react-table'
import type { DataTableColumn, DataTableColumnMeta } from './table-features.js'

/** A column as given, before TanStack's defaults. */
export interface ColumnFacts {
  /** The id that TanStack derives. */
  readonly id: string
  /** The name of the column: in its head, in the column chooser, in announcements and on cards. */
  readonly label: string
  readonly meta: DataTableColumnMeta
  /** Hidden unless the reader selects it. */
  readonly hidden: boolean
  readonly canHide: boolean
  /** The given width in CSS pixels; columns without one share the rest. */
  readonly size: number | undefined
  /** The name of its sort key: the owner's, or its id where the browser sorts. */
  readonly sortKey: string | undefined
}

const nothing: DataTableColumnMeta = {}

/** The facts of all columns, in the given order. */
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
