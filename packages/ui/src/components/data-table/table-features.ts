import {
  type AccessorColumnDef,
  type CellData,
  type Column,
  type Column_ColumnPinning,
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  type DisplayColumnDef,
  type Row_ColumnGrouping,
  type Row_RowExpanding,
  type Row_RowSelection,
  type RowData,
  rowSortingFeature,
  type Table,
  type Table_RowSelection,
  type Row as TanStackRow,
  tableFeatures,
} from '@tanstack/react-table'

/**
 * The position of a cell when the row is a card on a narrow screen, from the top: title and end, lead and note, then facts below their
 * names, or in the foot without them.
 */
export type CardPlace = 'title' | 'end' | 'lead' | 'note' | 'fact' | 'foot'

/** Our additions to a TanStack column, as its `meta`. */
export interface DataTableColumnMeta {
  /**
   * The name of the column if its head is rendered by a function: used in the column chooser, announcements and cards.
   */
  readonly label?: string | undefined
  /** Shown in the head where the whole name has no room. */
  readonly shortHeader?: string | undefined
  /** The key by which the owner of the rows can sort them. */
  readonly sortKey?: string | undefined
  /** The cell that names the row and carries its link. Exactly one column has it. */
  readonly rowHeader?: boolean
  /**
   * Leaves it out of the column chooser. With TanStack's `enableHiding: false` it is listed there as a column that
   * stays.
   */
  readonly unlisted?: boolean
  readonly defaultHidden?: boolean
  /** Aligns numbers and codes to the end, together with their heads. */
  readonly align?: 'start' | 'end'
  readonly card?: CardPlace
  /** Its text takes two lines where rows are roomy: every row, also a skeleton, is then two lines high. */
  readonly wraps?: boolean
}

/**
 * The TanStack Table features of every table. For row selection, column pinning, or sorting, grouping and filtering in
 * the browser add more: `tableFeatures({ ...dataTableFeatures, rowSelectionFeature })`.
 */
export const dataTableFeatures = tableFeatures({
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  // Only for its type; TanStack never reads it.
  columnMeta: {} as DataTableColumnMeta,
})

/** The minimum `features` of a table. */
export type DataTableFeatures = typeof dataTableFeatures

/** One column of a {@link DataTable}: a column definition of TanStack Table, with {@link DataTableColumnMeta}. */
export type DataTableColumn<
  Row extends RowData,
  Value extends CellData = unknown,
  Features extends DataTableFeatures = DataTableFeatures,
> = AccessorColumnDef<Features, Row, Value> | DisplayColumnDef<Features, Row, Value>

/** TanStack's helper for columns whose `getValue()` is typed: `columnsOf<Licence>().accessor('quota', { … })`. */
export const columnsOf = <Row extends RowData>() => createColumnHelper<DataTableFeatures, Row>()

/** The table's names for TanStack's objects; optional members exist if the caller registered their feature. */
export type TableColumn<Row extends RowData> = Column<DataTableFeatures, Row> & Partial<Column_ColumnPinning>
export type TableModel<Row extends RowData> = Table<DataTableFeatures, Row> &
  Partial<Table_RowSelection<DataTableFeatures, Row>>
export type ModelRow<Row extends RowData> = TanStackRow<DataTableFeatures, Row> &
  Partial<Row_ColumnGrouping & Row_RowExpanding & Row_RowSelection>

/** One sort key; the first in a list has precedence. */
export interface TableSort<Sort extends string = string> {
  readonly key: Sort
  readonly direction: 'asc' | 'desc'
}
