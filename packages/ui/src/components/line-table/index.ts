export { LineTable, type LineTableProps } from './line-table.js'
export type { LineColumn, LineFinding, RemovedLine } from './line-table-types.js'
