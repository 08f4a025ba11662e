export {
  type ApplicationColumnKey,
  type ApplicationColumnsOptions,
  applicationColumns,
} from './application-columns.js'
export { ApplicationTable, type ApplicationTableProps } from './application-table.js'
export { ColumnChooser, type ColumnChooserProps } from './column-chooser.js'
export type { CardPlace, ColumnDef, TableSort } from './column-def.js'
export type { ColumnLayout, TableDensity } from './column-layout.logic.js'
export { columnLayoutScript } from './column-layout-script.js'
export type { RowAction } from './row-actions.js'
export type { SortCycle } from './sort.logic.js'
export type { TableNotice } from './table-notice.js'
export type { RowLinkProps } from './table-row.js'
export { tableStateFromSearchParams, tableStateToSearchParams } from './table-search-params.js'
export type { ColumnLayoutProps, ColumnLayoutReason } from './use-column-layout.js'
export type { RowSelectionProps, SelectionReason } from './use-row-selection.js'
export type { VirtualizeOptions } from './use-row-window.js'
export type { SortReason } from './use-table-sort.js'
