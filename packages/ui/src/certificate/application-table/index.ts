export {
  type ApplicationColumn,
  type ApplicationColumnKey,
  type ApplicationColumnsOptions,
  applicationColumns,
} from './application-columns.js'
export { ApplicationTable, type ApplicationTableProps } from './application-table.js'
export {
  type PlainColumn,
  type PlainColumnsOptions,
  type PlainRow,
  type PlainValue,
  plainColumns,
} from './application-values.js'
export { fromSortEntries, toSortEntries } from './sort-entries.logic.js'
export { tableStateFromSearchParams, tableStateToSearchParams } from './table-search-params.js'
