'use client'
import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { roles } from './roles.js'
import type { TableModel } from './table-features.js'
import { useTableTexts } from './table-texts.js'
import type { OwnColumns, TableData } from './table-view.js'
import type { VisibleColumn } from './use-visible-columns.js'

/** The totals: what the columns have as TanStack's `footer`. No row at all when no column in sight has one, or there are no rows. */
export function TableFoot<Row extends RowData>({ data, own }: { data: TableData<Row>; own: OwnColumns }) {
  const { visible, cards, table } = data
  const t = useTableTexts()
  // The sum of nothing says nothing, and stands over the words for why there is nothing.
  if (table.options.data.length === 0 || !visible.some(({ column }) => column.columnDef.footer !== undefined))
    return null
  return (
    <tfoot {...(cards && roles.group)}>
      <tr {...(cards && roles.row)}>
        {own.expander && <td {...(cards && roles.cell)} />}
        {own.selection && <td {...(cards && roles.cell)} />}
        {visible.map((column) => {
          const { id, label, meta, marks } = column
          const total = footerOf(table, column)
          return meta.rowHeader ? (
            <th key={id} scope="row" {...(cards && { ...roles.rowHead, 'data-card': 'title' })} {...marks}>
              {total ?? t('total')}
            </th>
          ) : (
            <td key={id} {...(cards && { ...roles.cell, 'data-label': label })} {...marks} data-align={meta.align}>
              {total}
            </td>
          )
        })}
        {own.inlineActions !== undefined && <td {...(cards && roles.cell)} className="eks-table-actions" />}
      </tr>
    </tfoot>
  )
}

function footerOf<Row extends RowData>(table: TableModel<Row>, { column, id }: VisibleColumn<Row>): ReactNode {
  const { footer } = column.columnDef
  if (typeof footer !== 'function') return footer
  const header = table.getFlatHeaders().find((candidate) => candidate.column.id === id)
  return header && footer(header.getContext())
}
