import type { RowData, TableState } from '@tanstack/react-table'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { CatalogueOverrides } from '../../foundation/text/catalogue.js'
import type { Nouns } from '../../foundation/text/nouns.js'
import type { dataTableTexts } from './data-table.texts.js'
import type { DataTableColumn, DataTableFeatures } from './table-features.js'
import type { TableNoticeProps } from './table-notice.js'
import type { RowBehaviour } from './table-row.js'
import type { ColumnLayoutProps } from './use-column-layout.js'
import type { RowExpansionProps } from './use-row-expansion.js'
import type { RowSelectionProps } from './use-row-selection.js'
import type { VirtualizeOptions } from './use-row-window.js'
import type { TableSortProps } from './use-table-sort.js'

interface OwnProps<Row extends RowData, Sort extends string, Features extends DataTableFeatures>
  extends RowBehaviour<Row>,
    ColumnLayoutProps,
    RowExpansionProps<Row>,
    RowSelectionProps<Row>,
    TableSortProps<Row, Sort>,
    Omit<TableNoticeProps, 'rows' | 'total'> {
  /** The columns in their initial order: column definitions of TanStack Table. */
  columns: readonly (DataTableColumn<Row> | DataTableColumn<Row, unknown, NoInfer<Features>>)[]
  /** The rows of this page, in their owner's order. */
  rows: readonly Row[]
  /** The unique id of a row. */
  getRowId: (row: Row) => string
  /** What the table holds, in the words of its trade. @default results */
  nouns?: Nouns
  /**
   * TanStack features beyond those of every table: `rowSelectionFeature` for `selectable`, `columnPinningFeature` for
   * `pinned` columns, and row models where rows are sorted, grouped, filtered or paged in the browser, e.g.
   * `tableFeatures({ ...dataTableFeatures, rowSelectionFeature, sortedRowModel: createSortedRowModel() })`. Keep it in
   * module scope. Without a row model rows are drawn as given, without a model for each.
   */
  features?: Features
  /** Controlled states of these features: `columnFilters`, `globalFilter`, `grouping`, `expanded`, `pagination`. */
  state?: Partial<TableState<Features>>
  /** `initial` shows skeletons; `refresh` keeps the rows, and dims them if it takes long. */
  loading?: 'initial' | 'refresh' | false
  /**
   * For each of these rows, in words, what it shares with its neighbours; becomes a heading above the first of them. For
   * rows that are already in that order; where the browser groups them, `features` has its own headings. Keep it stable.
   */
  groupRows?: ((rows: readonly Row[]) => readonly (string | undefined)[]) | undefined
  /** The accessible name of the table. @default its nouns */
  caption?: string
  /** Shows the caption above the table as a heading of this level. @default none */
  headingLevel?: 2 | 3 | 4 | 5 | 6
  /** Content above the table, e.g. a search, a ColumnChooser, an export. */
  toolbar?: ReactNode
  /** Rows that come first in any order and on every page, and stay visible when the table itself scrolls. */
  pinnedRows?: readonly Row[]
  /** The row that a keyboard user is on, or that is open beside the list. */
  currentRowId?: string
  /** Draws a frame around the table; without it the table is edge to edge. */
  frame?: boolean
  /** Actions for the selected rows: buttons beside their number. Needs `selectable`. */
  bulkActions?: (ids: readonly string[]) => ReactNode
  /** Where they are: above the rows, or at the foot of the window while the table is visible. @default 'top' */
  bulkPlace?: 'top' | 'foot'
  /** Lets readers resize columns at their edges. */
  resizable?: boolean
  /** `cells` adds arrow keys, Home and End between cells; the table keeps its table role. @default 'controls' */
  keyboard?: 'controls' | 'cells'
  /** Draws only the visible rows, for thousands of rows on one page. The table itself scrolls; rows cannot expand. */
  virtualize?: boolean | VirtualizeOptions
  /**
   * Keeps the head at the upper edge of the window while the page scrolls, below `--eks-sticky-top` if the page has a
   * sticky header. Not where the table is wider than its place and scrolls sideways.
   */
  stickyHead?: boolean
  /** Content below the rows: a Pagination. */
  pagination?: ReactNode
  /** Overrides single texts of this component. */
  messages?: CatalogueOverrides<typeof dataTableTexts>
}

/** Props of {@link DataTable}. Keep `columns` and the row functions stable: they decide what renders again. */
export interface DataTableProps<
  Row extends RowData,
  Sort extends string = string,
  Features extends DataTableFeatures = DataTableFeatures,
> extends OwnProps<Row, Sort, Features>,
    Omit<ComponentPropsWithRef<'div'>, 'children' | keyof OwnProps<Row, Sort, Features>> {}

const own: Record<keyof OwnProps<object, string, DataTableFeatures> | 'className' | 'ref', true> = {
  bulkActions: true,
  bulkPlace: true,
  caption: true,
  className: true,
  columnLayout: true,
  columns: true,
  currentRowId: true,
  defaultColumnLayout: true,
  defaultExpandedIds: true,
  defaultSelectedIds: true,
  defaultSort: true,
  empty: true,
  error: true,
  expandedIds: true,
  features: true,
  filtered: true,
  frame: true,
  getRowHref: true,
  getRowId: true,
  getRowName: true,
  groupRows: true,
  headingLevel: true,
  inlineActions: true,
  isExpandable: true,
  keyboard: true,
  loading: true,
  messages: true,
  noMatch: true,
  nouns: true,
  onColumnLayoutChange: true,
  onExpandedIdsChange: true,
  onSelectedIdsChange: true,
  onSortChange: true,
  page: true,
  pageSize: true,
  pagination: true,
  pinnedRows: true,
  ref: true,
  renderDetail: true,
  renderRowLink: true,
  resizable: true,
  rowActions: true,
  rows: true,
  selectable: true,
  selectedIds: true,
  sort: true,
  sortCycle: true,
  state: true,
  stickyHead: true,
  storageKey: true,
  toolbar: true,
  total: true,
  virtualize: true,
}

/** The props of the element, without those of the table. */
export function elementProps(props: object): ComponentPropsWithRef<'div'> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !(name in own)))
}

/** The props for each row, without what changes with the page. */
export function rowBehaviour<Row extends RowData>(props: RowBehaviour<Row>): RowBehaviour<Row> {
  const { getRowHref, renderRowLink, rowActions, inlineActions, getRowName, renderDetail } = props
  return { getRowHref, renderRowLink, rowActions, inlineActions, getRowName, renderDetail }
}
