import { type Cell, type CellContext, constructCell, constructRow, type RowData } from '@tanstack/react-table'
import type { DataTableFeatures, ModelRow, TableColumn } from './table-features.js'

/**
 * TanStack's cell context, created when a cell reads it: most cells only read `row.original`, and full contexts for four
 * hundred cells cost a fifth of the table.
 */
class LazyCellContext<Row extends RowData> implements CellContext<DataTableFeatures, Row> {
  readonly column: TableColumn<Row>
  readonly row: ModelRow<Row>

  constructor(column: TableColumn<Row>, row: ModelRow<Row>) {
    this.column = column
    this.row = row
  }

  get table() {
    return this.column.table
  }

  get cell(): Cell<DataTableFeatures, Row> {
    return constructCell(this.column, this.row, this.table)
  }

  get getValue(): CellContext<DataTableFeatures, Row>['getValue'] {
    return () => this.row.getValue(this.column.id)
  }

  get renderValue(): CellContext<DataTableFeatures, Row>['renderValue'] {
    return () => this.row.getValue(this.column.id) ?? this.table.options.renderFallbackValue
  }
}

/**
 * The contexts of one row's cells. Rows that their owner sorts and pages get a row object here, outside all row models.
 */
export function cellContexts<Row extends RowData>(id: string, row: Row, model: ModelRow<Row> | undefined) {
  let own = model
  return (column: TableColumn<Row>): CellContext<DataTableFeatures, Row> => {
    // Outside a row model a row has no index.
    own ??= constructRow(column.table, id, row, -1, 0)
    return new LazyCellContext(column, own)
  }
}
