// Features for a custom table, in the version that it works with. Not in the package's root, whose table has none of
// them.
export { columnPinningFeature, rowSelectionFeature, tableFeatures } from '@tanstack/react-table'
export { ColumnChooser, type ColumnChooserProps } from './column-chooser.js'
export type { ColumnLayout, TableDensity } from './column-layout.js'
export { columnLayoutScript } from './column-layout-script.js'
export { DataTable, type DataTableProps } from './data-table.js'
export type { RowAction } from './row-actions.js'
export { shownColumns, withShownColumns } from './shown-columns.js'
export type { SortCycle } from './sort.logic.js'
export {
  type CardPlace,
  columnsOf,
  type DataTableColumn,
  type DataTableColumnMeta,
  type DataTableFeatures,
  dataTableFeatures,
  type TableSort,
} from './table-features.js'
export type { TableNotice } from './table-notice.js'
export type { RowLinkProps } from './table-row.js'
export { type ColumnLayoutProps, type ColumnLayoutReason, useColumnLayout } from './use-column-layout.js'
export type { RowExpansionProps } from './use-row-expansion.js'
export type { RowSelectionProps, SelectionReason } from './use-row-selection.js'
export type { VirtualizeOptions } from './use-row-window.js'
export type { SortReason } from './use-table-sort.js'
