import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { CatalogueOverrides } from '../../foundation/text/catalogue.js'
import type { applicationTableTexts } from './application-table.texts.js'
import type { TableNoticeProps } from './table-notice.js'
import type { RowBehaviour } from './table-row.js'
import type { ColumnLayoutProps } from './use-column-layout.js'
import type { RowSelectionProps } from './use-row-selection.js'
import type { VirtualizeOptions } from './use-row-window.js'
import type { TableSortProps } from './use-table-sort.js'

interface OwnProps<Row extends object, Key extends string, Sort extends string>
  extends RowBehaviour<Row>,
    ColumnLayoutProps<Key>,
    RowSelectionProps<Row>,
    TableSortProps<Row, Key, Sort>,
    Omit<TableNoticeProps, 'rows'> {
  /** The rows of this page, in the order that the server gave. */
  rows: readonly Row[]
  /** What tells one row from all others. */
  getRowId: (row: Row) => string
  /** `initial` shows placeholders, `refresh` keeps the rows and dims them when it lasts. */
  loading?: 'initial' | 'refresh' | false
  /** Names the table; 'Søknader' unless said otherwise. */
  caption?: string
  /** The row that a keyboard user stands on, or that is open beside the list. */
  currentRowId?: string
  /** The edge around the table; without it the table goes from side to side. */
  frame?: boolean
  /** What can be done with the chosen rows: buttons beside their number. Needs `selectable`. */
  bulkActions?: (ids: readonly string[]) => ReactNode
  /** Columns can be made wider and narrower at their edges. */
  resizable?: boolean
  /** `cells` adds arrow keys, Home and End from cell to cell; the table stays a table, no grid. */
  keyboard?: 'controls' | 'cells'
  /** Draws only the rows in sight, for lists of thousands in one page. The table scrolls in itself. */
  virtualize?: boolean | VirtualizeOptions
  /** Under the rows: a Pagination. */
  pagination?: ReactNode
  /** Own words instead of the catalogue's. */
  messages?: CatalogueOverrides<typeof applicationTableTexts>
}

/** Props of {@link ApplicationTable}. Keep `columns` and the row functions stable: they decide what renders anew. */
export interface ApplicationTableProps<Row extends object, Key extends string, Sort extends string>
  extends OwnProps<Row, Key, Sort>,
    Omit<ComponentPropsWithRef<'div'>, 'children' | keyof OwnProps<Row, Key, Sort>> {}

const own: Record<keyof OwnProps<object, string, string> | 'className' | 'ref', true> = {
  bulkActions: true,
  caption: true,
  className: true,
  columnLayout: true,
  columns: true,
  currentRowId: true,
  defaultColumnLayout: true,
  defaultSelectedIds: true,
  defaultSort: true,
  empty: true,
  error: true,
  filtered: true,
  frame: true,
  getRowHref: true,
  getRowId: true,
  getRowName: true,
  inlineActions: true,
  keyboard: true,
  loading: true,
  messages: true,
  noMatch: true,
  onColumnLayoutChange: true,
  onSelectedIdsChange: true,
  onSortChange: true,
  page: true,
  pageSize: true,
  pagination: true,
  ref: true,
  renderRowLink: true,
  resizable: true,
  rowActions: true,
  rows: true,
  selectable: true,
  selectedIds: true,
  sort: true,
  sortCycle: true,
  storageKey: true,
  totalElements: true,
  virtualize: true,
}

/** What belongs to the element and not to the table. */
export function elementProps(props: object): ComponentPropsWithRef<'div'> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !(name in own)))
}

/** The part that each row gets, without what changes with the page. */
export function rowBehaviour<Row>(props: RowBehaviour<Row>): RowBehaviour<Row> {
  const { getRowHref, renderRowLink, rowActions, inlineActions, getRowName } = props
  return { getRowHref, renderRowLink, rowActions, inlineActions, getRowName }
}
