export {
  type ApplicationColumnKey,
  type ApplicationColumnsOptions,
  applicationColumns,
} from './application-columns.js'
export { ApplicationTable, type ApplicationTableProps } from './application-table.js'
export { ColumnChooser, type ColumnChooserProps } from './column-chooser.js'
export type { CardPlace, ColumnDef, TableSort } from './column-def.js'
export type { ColumnLayout } from './column-layout.logic.js'
export type { RowAction } from './row-actions.js'
export type { TableNotice } from './table-notice.js'
export type { RowLinkProps } from './table-row.js'
export type { ColumnLayoutProps } from './use-column-layout.js'
