'use client'
import { memo, type ReactElement, type ReactNode } from 'react'
import type { ColumnDef } from './column-def.js'
import { roles } from './roles.js'
import { type RowAction, RowActions } from './row-actions.js'

/** What the app's router link receives to become a row's link. */
export interface RowLinkProps {
  href: string
  className: string
  'data-row-link': string
  children: ReactNode
}

/** How rows link and what can be done with them; keep these functions stable, for a row renders anew when one changes. */
export interface RowBehaviour<Row> {
  getRowHref?: (row: Row) => string
  /** The app's router link: `(props, row) => <Link {...props} />`. */
  renderRowLink?: (props: RowLinkProps, row: Row) => ReactElement
  rowActions?: (row: Row) => readonly RowAction[]
  /** The row in a word, for the names of its buttons: `#000123`. */
  getRowName?: (row: Row) => string
}

interface TableRowProps<Row, Key extends string, Sort extends string> extends RowBehaviour<Row> {
  id: string
  row: Row
  columns: readonly ColumnDef<Row, Key, Sort>[]
  current: boolean
}

function TableRowInner<Row, Key extends string, Sort extends string>(props: TableRowProps<Row, Key, Sort>) {
  const { id, row, columns, current, rowActions, getRowName } = props
  return (
    <tr {...roles.row} data-row={id} aria-current={current || undefined}>
      {columns.map((column) =>
        column.rowHeader ? (
          <th key={column.key} scope="row" {...roles.rowHead} data-card={column.card ?? 'title'}>
            <RowLink {...props}>{column.cell(row)}</RowLink>
          </th>
        ) : (
          <td
            key={column.key}
            {...roles.cell}
            data-card={column.card ?? 'fact'}
            data-label={column.header}
            data-align={column.align}
          >
            {column.cell(row)}
          </td>
        ),
      )}
      {rowActions && (
        <td {...roles.cell} className="eks-table-actions">
          <RowActions actions={rowActions(row)} rowName={getRowName?.(row) ?? id} />
        </td>
      )}
    </tr>
  )
}

function RowLink<Row>({
  row,
  getRowHref,
  renderRowLink,
  children,
}: RowBehaviour<Row> & { row: Row; children: ReactNode }) {
  if (!getRowHref) return <span className="eks-table-ref">{children}</span>
  const props: RowLinkProps = { href: getRowHref(row), className: 'eks-table-ref', 'data-row-link': '', children }
  return renderRowLink ? renderRowLink(props, row) : <a {...props} />
}

/** One row; it renders anew only when its own data, the columns or a behaviour changes. */
// memo forgets type parameters; the cast gives them back unchanged.
export const TableRow = memo(TableRowInner) as typeof TableRowInner
