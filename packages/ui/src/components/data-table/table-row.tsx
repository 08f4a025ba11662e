'use client'
import type { RowData } from '@tanstack/react-table'
import { type MouseEvent, memo, type ReactElement, type ReactNode } from 'react'
import { cellContexts } from './cell-context.js'
import { roles } from './roles.js'
import { type OpenRowMenu, type RowAction, RowActions } from './row-actions.js'
import type { ModelRow, TableColumn } from './table-features.js'
import { useTableTexts } from './table-texts.js'
import type { VisibleColumn } from './use-visible-columns.js'

/** What the app's router link receives to become a row's link. */
export interface RowLinkProps {
  href: string
  className: string
  'data-row-link': string
  children: ReactNode
}

/** How rows link, and their actions. Keep these functions stable, because a row renders again when one changes. */
export interface RowBehaviour<Row> {
  /** The address of a row, for the link in its row header. */
  getRowHref?: ((row: Row) => string) | undefined
  /** The app's router link: `(props, row) => <Link {...props} />`. */
  renderRowLink?: ((props: RowLinkProps, row: Row) => ReactElement) | undefined
  /** The actions of a row: `inlineActions` of them as buttons, the rest in a menu. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined
  /** How many of the first actions are icons beside the menu; each needs an icon. @default 0 */
  inlineActions?: 0 | 1 | 2 | undefined
  /** A short name of the row, for the names of its buttons: `#000123`. */
  getRowName?: ((row: Row) => string) | undefined
  /** The content that a row expands to. */
  renderDetail?: ((row: Row) => ReactNode) | undefined
}

interface TableRowProps<Row extends RowData> extends RowBehaviour<Row> {
  id: string
  row: Row
  /** TanStack's row, if a row model made it. */
  model: ModelRow<Row> | undefined
  columns: readonly VisibleColumn<Row>[]
  current: boolean
  /** Rows may be cards, and then need attributes for what a table expresses by itself. */
  cards: boolean
  /** Counted from 1 including the head, if not all rows are drawn. */
  rowIndex: number | undefined
  /** Whether it is selected; undefined for a row without a checkbox. */
  selected: boolean | undefined
  withSelection: boolean
  selectLabel: string | undefined
  onSelect: (id: string, event: MouseEvent<HTMLInputElement>) => void
  /** Whether it is expanded; undefined for a row that cannot expand. */
  expanded: boolean | undefined
  withExpander: boolean
  /** The id of the element that it expands to. */
  detailId: string | undefined
  onExpand: (id: string) => void
  /** The number of columns, including the table's own. */
  span: number
  menuOpen: boolean
  openMenu: OpenRowMenu
}

const none: Record<string, never> = {}

function TableRowInner<Row extends RowData>(props: TableRowProps<Row>) {
  const { id, row, current, rowActions, getRowName, cards, rowIndex, expanded } = props
  const cellRole = cards ? roles.cell : none
  const line = (
    <tr
      {...(cards ? roles.row : none)}
      data-row={id}
      aria-current={current || undefined}
      aria-rowindex={rowIndex}
      data-selected={props.selected || undefined}
    >
      {props.withExpander && (
        <td {...cellRole} className="eks-table-expand">
          {expanded !== undefined && <ExpandButton {...props} expanded={expanded} />}
        </td>
      )}
      {props.withSelection && (
        <td {...cellRole} className="eks-table-select">
          {props.selected !== undefined && <SelectBox {...props} selected={props.selected} />}
        </td>
      )}
      {cellsOf(props)}
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
  if (!expanded) return line
  return (
    <>
      {line}
      <tr {...(cards ? roles.row : none)} id={props.detailId} className="eks-table-detail">
        <td {...cellRole} colSpan={props.span}>
          {props.renderDetail?.(row)}
        </td>
      </tr>
    </>
  )
}

/** The cells of the columns. A function, because a component would add its cost to each row. */
function cellsOf<Row extends RowData>(props: TableRowProps<Row>) {
  const { columns, cards } = props
  const contextOf = cellContexts(props.id, props.row, props.model)
  return columns.map(({ column, id, label, meta, marks }) => {
    const { card, align } = meta
    const content = cellContent(column, contextOf)
    return meta.rowHeader ? (
      <th key={id} scope="row" {...(cards && { ...roles.rowHead, 'data-card': card ?? 'title' })} {...marks}>
        {rowLink(props, content)}
      </th>
    ) : (
      <td
        key={id}
        {...(align && { 'data-align': align })}
        {...(cards && { ...roles.cell, 'data-card': card ?? 'fact', 'data-label': label })}
        {...marks}
      >
        {content}
      </td>
    )
  })
}

type ContextOf<Row extends RowData> = ReturnType<typeof cellContexts<Row>>

/** A cell's function is called, not mounted: thirty rows would need four hundred more components. */
export function cellContent<Row extends RowData>(column: TableColumn<Row>, contextOf: ContextOf<Row>): ReactNode {
  const { cell } = column.columnDef
  return typeof cell === 'function' ? cell(contextOf(column)) : cell
}

interface ExpandButtonProps<Row> {
  id: string
  row: Row
  getRowName?: ((row: Row) => string) | undefined
  expanded: boolean
  detailId: string | undefined
  onExpand: (id: string) => void
}

function ExpandButton<Row>({ id, row, getRowName, expanded, detailId, onExpand }: ExpandButtonProps<Row>) {
  const t = useTableTexts()
  const label = t('showDetails', { row: getRowName?.(row) ?? id })
  return (
    <button
      type="button"
      className="eks-table-button eks-table-unfold"
      aria-label={label}
      title={label}
      aria-expanded={expanded}
      aria-controls={expanded ? detailId : undefined}
      onClick={() => onExpand(id)}
    />
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
      {/* The click event knows whether Shift was held, the change event does not; both come from the same action. */}
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

/** One row; renders again only when its own data, the columns or a behaviour changes. */
// memo loses type parameters; the cast restores them.
export const TableRow = memo(TableRowInner) as typeof TableRowInner
