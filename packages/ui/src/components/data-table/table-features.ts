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

/** Where a cell stands when the row is a card on a narrow screen. */
export type CardPlace = 'title' | 'end' | 'lead' | 'note' | 'fact'

/** What a column says of itself beside TanStack's own words, as its `meta`. */
export interface DataTableColumnMeta {
  /** The name of the column, where its head is drawn by a function: in the column chooser, announcements and cards. */
  readonly label?: string | undefined
  /** What the head shows where the whole name has no room. */
  readonly shortHeader?: string | undefined
  /** The owner of the rows can sort them by it, under this name. */
  readonly sortKey?: string | undefined
  /** The cell that names the row; it carries the row's link. One column has it. */
  readonly rowHeader?: boolean
  /** Not in the column chooser at all. One with TanStack's `enableHiding: false` is there as a column that stays. */
  readonly unlisted?: boolean
  readonly defaultHidden?: boolean
  /** Numbers and what is compared digit by digit stand at the end, and their heads with them. */
  readonly align?: 'start' | 'end'
  readonly card?: CardPlace
  /** Its text takes two lines where rows are roomy: every row is then as high as two, also a placeholder. */
  readonly wraps?: boolean
}

/**
 * The features of TanStack Table that every table has. One whose rows can be chosen or columns pinned, or that sorts,
 * groups or filters in the browser, has more: `tableFeatures({ ...dataTableFeatures, rowSelectionFeature })`.
 */
export const dataTableFeatures = tableFeatures({
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  // A slot for the type alone; TanStack never reads it.
  columnMeta: {} as DataTableColumnMeta,
})

/** What `features` of a table hold at least. */
export type DataTableFeatures = typeof dataTableFeatures

/** One column of a {@link DataTable}: a column definition of TanStack Table, with {@link DataTableColumnMeta}. */
export type DataTableColumn<
  Row extends RowData,
  Value extends CellData = unknown,
  Features extends DataTableFeatures = DataTableFeatures,
> = AccessorColumnDef<Features, Row, Value> | DisplayColumnDef<Features, Row, Value>

/** TanStack's helper for columns whose `getValue()` is typed: `columnsOf<Licence>().accessor('quota', { … })`. */
export const columnsOf = <Row extends RowData>() => createColumnHelper<DataTableFeatures, Row>()

/** The table's own names for TanStack's objects; what is optional is there when the caller registered its feature. */
export type TableColumn<Row extends RowData> = Column<DataTableFeatures, Row> & Partial<Column_ColumnPinning>
export type TableModel<Row extends RowData> = Table<DataTableFeatures, Row> &
  Partial<Table_RowSelection<DataTableFeatures, Row>>
export type ModelRow<Row extends RowData> = TanStackRow<DataTableFeatures, Row> &
  Partial<Row_ColumnGrouping & Row_RowExpanding & Row_RowSelection>

/** One key of the order, first the one that counts most. */
export interface TableSort<Sort extends string = string> {
  readonly key: Sort
  readonly direction: 'asc' | 'desc'
}
