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

/** How rows link and what can be done with them; keep these functions stable, for a row renders anew when one changes. */
export interface RowBehaviour<Row> {
  /** The address of a row, for the link in its row header. */
  getRowHref?: ((row: Row) => string) | undefined
  /** The app's router link: `(props, row) => <Link {...props} />`. */
  renderRowLink?: ((props: RowLinkProps, row: Row) => ReactElement) | undefined
  /** What can be done with a row: two as buttons, the rest in a menu. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined
  /** So many of the first actions stand beside the menu as pictures; each of them needs an icon. @default 0 */
  inlineActions?: 0 | 1 | 2 | undefined
  /** The row in a word, for the names of its buttons: `#000123`. */
  getRowName?: ((row: Row) => string) | undefined
  /** What a row unfolds under itself. */
  renderDetail?: ((row: Row) => ReactNode) | undefined
}

interface TableRowProps<Row extends RowData> extends RowBehaviour<Row> {
  id: string
  row: Row
  /** TanStack's row, where a row model made it. */
  model: ModelRow<Row> | undefined
  columns: readonly VisibleColumn<Row>[]
  current: boolean
  /** Rows may be cards, and need in attributes what a table says by itself. */
  cards: boolean
  /** Counted from 1 with the head, where not all rows are drawn. */
  rowIndex: number | undefined
  /** Ticked or not; undefined for a row without a box. */
  selected: boolean | undefined
  withSelection: boolean
  selectLabel: string | undefined
  onSelect: (id: string, event: MouseEvent<HTMLInputElement>) => void
  /** Unfolded or not; undefined for a row with nothing to unfold. */
  expanded: boolean | undefined
  withExpander: boolean
  /** The element that it unfolds. */
  detailId: string | undefined
  onExpand: (id: string) => void
  /** How many columns the table has with its own. */
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

/** The cells of the columns. A function and no component, which each row would pay for. */
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

/** A cell's function is called, not mounted: thirty rows would be four hundred components more. */
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
