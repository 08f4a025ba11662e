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
  /** The columns, in the order in which they stand at first: column definitions of TanStack Table. */
  columns: readonly (DataTableColumn<Row> | DataTableColumn<Row, unknown, NoInfer<Features>>)[]
  /** The rows of this page, in the order that their owner gave. */
  rows: readonly Row[]
  /** What tells one row from all others. */
  getRowId: (row: Row) => string
  /** What the table holds, in the words of its trade; results unless said otherwise. */
  nouns?: Nouns
  /**
   * More of TanStack's features than every table has: `rowSelectionFeature` for `selectable`, `columnPinningFeature` for
   * `pinned` columns, and row models where rows are sorted, grouped, filtered or paged in the browser, e.g.
   * `tableFeatures({ ...dataTableFeatures, rowSelectionFeature, sortedRowModel: createSortedRowModel() })`.
   * Keep it in module scope. Without a row model rows are drawn as they come, and no model of each is made.
   */
  features?: Features
  /** States of these features that the caller owns: `columnFilters`, `globalFilter`, `grouping`, `expanded`, `pagination`. */
  state?: Partial<TableState<Features>>
  /** `initial` shows placeholders, `refresh` keeps the rows and dims them when it lasts. */
  loading?: 'initial' | 'refresh' | false
  /**
   * For each of these rows what it has in common with its neighbours, in words: a heading over the first of them says it. For rows that
   * come in that order; where the browser groups them, `features` has headings of its own. Keep it stable.
   */
  groupRows?: ((rows: readonly Row[]) => readonly (string | undefined)[]) | undefined
  /** Names the table; its nouns unless said otherwise. */
  caption?: string
  /** Shows the caption over the table as a heading of this level. @default none */
  headingLevel?: 2 | 3 | 4 | 5 | 6
  /** Over the table, e.g. a search, a ColumnChooser, an export. */
  toolbar?: ReactNode
  /** Rows that stand first in any order and on every page, and stay in sight where the table scrolls in itself. */
  pinnedRows?: readonly Row[]
  /** The row that a keyboard user stands on, or that is open beside the list. */
  currentRowId?: string
  /** The edge around the table; without it the table goes from side to side. */
  frame?: boolean
  /** What can be done with the chosen rows: buttons beside their number. Needs `selectable`. */
  bulkActions?: (ids: readonly string[]) => ReactNode
  /** Where they stand: over the rows, or at the foot of the window for as long as the table is in sight. @default 'top' */
  bulkPlace?: 'top' | 'foot'
  /** Columns can be made wider and narrower at their edges. */
  resizable?: boolean
  /** `cells` adds arrow keys, Home and End from cell to cell; the table stays a table, no grid. @default 'controls' */
  keyboard?: 'controls' | 'cells'
  /** Draws only the rows in sight, for lists of thousands in one page. The table scrolls in itself; no row unfolds. */
  virtualize?: boolean | VirtualizeOptions
  /** Under the rows: a Pagination. */
  pagination?: ReactNode
  /** Own words instead of the catalogue's. */
  messages?: CatalogueOverrides<typeof dataTableTexts>
}

/** Props of {@link DataTable}. Keep `columns` and the row functions stable: they decide what renders anew. */
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
  storageKey: true,
  toolbar: true,
  total: true,
  virtualize: true,
}

/** What belongs to the element and not to the table. */
export function elementProps(props: object): ComponentPropsWithRef<'div'> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !(name in own)))
}

/** The part that each row gets, without what changes with the page. */
export function rowBehaviour<Row extends RowData>(props: RowBehaviour<Row>): RowBehaviour<Row> {
  const { getRowHref, renderRowLink, rowActions, inlineActions, getRowName, renderDetail } = props
  return { getRowHref, renderRowLink, rowActions, inlineActions, getRowName, renderDetail }
}
