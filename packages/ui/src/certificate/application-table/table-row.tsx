'use client'
import { type MouseEvent, memo, type ReactElement, type ReactNode } from 'react'
import type { ColumnDef } from './column-def.js'
import { roles } from './roles.js'
import { type OpenRowMenu, type RowAction, RowActions } from './row-actions.js'

/** What the app's router link receives to become a row's link. */
export interface RowLinkProps {
  href: string
  className: string
  'data-row-link': string
  children: ReactNode
}

/** How rows link and what can be done with them; keep these functions stable, for a row renders anew when one changes. */
export interface RowBehaviour<Row> {
  /** The address of a row, for the link in its row header. */
  getRowHref?: (row: Row) => string
  /** The app's router link: `(props, row) => <Link {...props} />`. */
  renderRowLink?: (props: RowLinkProps, row: Row) => ReactElement
  /** What can be done with a row: two as buttons, the rest in a menu. */
  rowActions?: (row: Row) => readonly RowAction[]
  /** So many of the first actions stand beside the menu as pictures; each of them needs an icon. */
  inlineActions?: 0 | 1 | 2
  /** The row in a word, for the names of its buttons: `#000123`. */
  getRowName?: (row: Row) => string
}

interface TableRowProps<Row, Key extends string, Sort extends string> extends RowBehaviour<Row> {
  id: string
  row: Row
  columns: readonly ColumnDef<Row, Key, Sort>[]
  current: boolean
  /** Rows may be cards, and need in attributes what a table says by itself. */
  cards: boolean
  /** Columns that only a style sheet may show, while the reader's own choice is not known yet. */
  off: ReadonlySet<Key> | undefined
  /** Counted from 1 with the head, where not all rows are drawn. */
  rowIndex: number | undefined
  /** Ticked or not; undefined for a row without a box. */
  selected: boolean | undefined
  withSelection: boolean
  selectLabel: string | undefined
  onSelect: (id: string, event: MouseEvent<HTMLInputElement>) => void
  menuOpen: boolean
  openMenu: OpenRowMenu
}

const none: Record<string, never> = {}

function TableRowInner<Row, Key extends string, Sort extends string>(props: TableRowProps<Row, Key, Sort>) {
  const { id, row, columns, current, rowActions, getRowName, cards, rowIndex, off } = props
  const cellRole = cards ? roles.cell : none
  return (
    <tr
      {...(cards ? roles.row : none)}
      data-row={id}
      aria-current={current || undefined}
      aria-rowindex={rowIndex}
      data-selected={props.selected || undefined}
    >
      {props.withSelection && (
        <td {...cellRole} className="eks-table-select">
          {props.selected !== undefined && <SelectBox {...props} selected={props.selected} />}
        </td>
      )}
      {columns.map((column) => {
        const { key, align, card } = column
        const pending = off && { 'data-col': key, 'data-off': off.has(key) ? '' : undefined }
        return column.rowHeader ? (
          <th key={key} scope="row" {...(cards && { ...roles.rowHead, 'data-card': card ?? 'title' })} {...pending}>
            {rowLink(props, column.cell(row))}
          </th>
        ) : (
          <td
            key={key}
            {...(align && { 'data-align': align })}
            {...(cards && { ...roles.cell, 'data-card': card ?? 'fact', 'data-label': column.header })}
            {...pending}
          >
            {column.cell(row)}
          </td>
        )
      })}
      {rowActions && (
        <td {...cellRole} className="eks-table-actions">
          <RowActions
            id={id}
            actions={rowActions(row)}
            rowName={getRowName?.(row) ?? id}
            inline={props.inlineActions ?? 0}
            menuOpen={props.menuOpen}
            openMenu={props.openMenu}
          />
        </td>
      )}
    </tr>
  )
}

interface SelectBoxProps {
  id: string
  selected: boolean
  selectLabel: string | undefined
  onSelect: (id: string, event: MouseEvent<HTMLInputElement>) => void
}

function SelectBox({ id, selected, selectLabel, onSelect }: SelectBoxProps) {
  return (
    <label className="eks-choice">
      {/* The click says whether Shift was held, which the change does not; the change is the same act. */}
      <input
        type="checkbox"
        aria-label={selectLabel}
        checked={selected}
        onChange={nothing}
        onClick={(event) => onSelect(id, event)}
      />
    </label>
  )
}
const nothing = () => undefined

function rowLink<Row>({ row, getRowHref, renderRowLink }: RowBehaviour<Row> & { row: Row }, children: ReactNode) {
  if (!getRowHref) return <span className="eks-table-ref">{children}</span>
  const props: RowLinkProps = { href: getRowHref(row), className: 'eks-table-ref', 'data-row-link': '', children }
  return renderRowLink ? renderRowLink(props, row) : <a {...props} />
}

/** One row; it renders anew only when its own data, the columns or a behaviour changes. */
// memo forgets type parameters; the cast gives them back unchanged.
export const TableRow = memo(TableRowInner) as typeof TableRowInner
