import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../foundation/internal/cx.js'

/** A column of a {@link Table}. */
export interface TableColumn<Row> {
  /** The column heading; must be unique in the table. */
  heading: string
  /** The content of a cell. */
  cell: (row: Row) => ReactNode
  /** Makes its cells the row headers, read before the other cells. */
  rowHeader?: boolean
  /** Aligns numbers at the end. */
  align?: 'end'
  /** As narrow as its content, which does not wrap. */
  narrow?: boolean
}

/** Props of {@link Table}. */
export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  /** Describes the rows; read by screen readers, not shown. */
  caption: string
  /** The columns, in order. */
  columns: readonly TableColumn<Row>[]
  /** The rows, in order. */
  rows: readonly Row[]
  /** The unique id of a row. */
  getRowId: (row: Row) => string
  /** Hides the headings visually, where the cells say enough. */
  headHidden?: boolean
}

const lookOf = ({ align, narrow }: TableColumn<never>, index: number) =>
  cx(
    index > 0 && 'eks:ps-3',
    align === 'end' ? 'eks:text-end eks:tabular' : 'eks:text-start',
    narrow && 'eks:w-0 eks:whitespace-nowrap',
  )

/** A few read-only rows. For rows that are sorted, selected or paged use DataTable. */
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
