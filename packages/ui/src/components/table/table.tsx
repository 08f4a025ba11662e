import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../foundation/internal/cx.js'

/** A column of a {@link Table}. */
export interface TableColumn<Row> {
  /** Over the column; the columns of a table are known by it. */
  heading: string
  /** What stands in a row. */
  cell: (row: Row) => ReactNode
  /** Names the row: read before each of its cells. */
  rowHeader?: boolean
  /** Numbers stand at the end. */
  align?: 'end'
  /** As narrow as what stands in it, which does not wrap. */
  narrow?: boolean
}

/** Props of {@link Table}. */
export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  /** What the rows are: read before them, and not shown. */
  caption: string
  /** What stands beside each other, in this order. */
  columns: readonly TableColumn<Row>[]
  /** What stands under each other, in this order. */
  rows: readonly Row[]
  /** What a row is known by while it moves. */
  getRowId: (row: Row) => string
  /** The headings are read and not shown, where what stands in the rows says enough. */
  headHidden?: boolean
}

const lookOf = ({ align, narrow }: TableColumn<never>, index: number) =>
  cx(
    index > 0 && 'eks:ps-3',
    align === 'end' ? 'eks:text-end eks:tabular' : 'eks:text-start',
    narrow && 'eks:w-0 eks:whitespace-nowrap',
  )

/** A few rows to be read. Rows that are sorted, chosen or paged are a DataTable. */
export function Table<Row>({ caption, columns, rows, getRowId, headHidden, className, ...props }: TableProps<Row>) {
  return (
    <table {...props} className={cx('eks-table eks:w-full eks:border-collapse eks:text-ui eks:lh-tight', className)}>
      <caption className="eks:sr-only">{caption}</caption>
      <thead className={headHidden ? 'eks:sr-only' : 'eks:text-small eks:text-subtle'}>
        <tr>
          {columns.map((column, index) => (
            <th key={column.heading} scope="col" className={cx('eks:pb-1 eks:weight-normal', lookOf(column, index))}>
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={getRowId(row)} className="eks:edge-t-1 eks:border-line">
            {columns.map((column, index) => {
              const Cell = column.rowHeader ? 'th' : 'td'
              return (
                <Cell
                  key={column.heading}
                  {...(column.rowHeader && { scope: 'row' })}
                  className={cx(
                    'eks:py-1.5 eks:align-top eks:weight-normal',
                    lookOf(column, index),
                    !column.narrow && 'eks:wrap-anywhere',
                  )}
                >
                  {column.cell(row)}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
