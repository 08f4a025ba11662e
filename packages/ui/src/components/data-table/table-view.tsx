'use client'

import type { RowData } from '@tanstack/react-table'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useDelayedFlag } from '../../foundation/internal/use-delayed-flag.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { type DataTableProps, rowBehaviour } from './data-table-props.js'
import { roles } from './roles.js'
import { SkeletonRows } from './skeleton-rows.js'
import { TableBody } from './table-body.js'
import type { TableModel } from './table-features.js'
import { TableHead } from './table-head.js'
import { TableNoticeBox } from './table-notice.js'
import { useTableTexts } from './table-texts.js'
import type { useDataTable } from './use-data-table.js'
import { type FittedWidths, useFittedWidths } from './use-fitted-widths.js'
import { useOverflow } from './use-table-width.js'
import type { VisibleColumn } from './use-visible-columns.js'

interface ScrollRegionProps {
  scroll: RefObject<HTMLElement | null>
  label: string
  refreshing: boolean
  /** Whether rows may be cards. */
  cards: boolean
  /** The minimum width of all columns together, in CSS pixels; 0 where rows may be cards, which have no columns. */
  minWidth: number
  /** How many actions of a row are beside its menu; undefined without actions. */
  inlineActions: number | undefined
  /** The maximum height of a windowed table, in CSS pixels. */
  height: number | undefined
  children: ReactNode
}

/**
 * The region in which the table scrolls. It has a name and a tab stop only when it can scroll. That is state here and
 * not above, so that the rows do not render again for it. A shadow marks content cut off at the right.
 */
function ScrollRegion(props: ScrollRegionProps) {
  const { scroll, label, refreshing, cards, minWidth, inlineActions, height, children } = props
  const t = useTableTexts()
  const overflow = useOverflow(scroll, minWidth)
  const overflows = overflow !== 'none'
  const more = overflow === 'more'
  const windowed = height !== undefined
  return (
    <div
      className="eks-table-pane"
      data-more={more ? '' : undefined}
      data-actions={inlineActions === undefined ? undefined : ''}
    >
      <section
        ref={scroll}
        className="eks-table-scroll"
        data-refreshing={refreshing ? '' : undefined}
        data-cards={cards ? '' : undefined}
        data-inline={inlineActions || undefined}
        {...(windowed && { 'data-windowed': '', style: { maxHeight: height } })}
        {...((overflows || windowed) && { 'aria-label': label, tabIndex: 0 })}
      >
        {children}
      </section>
      {more && <VisuallyHidden>{t('moreColumns')}</VisuallyHidden>}
    </div>
  )
}

/**
 * The totals: TanStack's `footer` of the columns. Renders no row if no visible column has one, or if there are no rows.
 */
function TableFoot<Row extends RowData>({ data, own }: { data: TableData<Row>; own: OwnColumns }) {
  const { visible, cards, table } = data
  const t = useTableTexts()
  // A total of no rows is meaningless, and would stand above the message saying why there are none.
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

/** Everything that a table knows about itself. */
export type TableData<Row extends RowData> = ReturnType<typeof useDataTable<Row>>

interface TableViewProps<Row extends RowData> {
  props: DataTableProps<Row>
  data: TableData<Row>
  caption: string
}

/** The table's own columns: the expander, the checkbox, and the actions. */
export interface OwnColumns {
  readonly expander: boolean
  readonly selection: boolean
  /** How many actions are beside the menu; undefined without actions. */
  readonly inlineActions: number | undefined
}

/** The native table in its scroll region, or the message that replaces it if there are no rows. */
export function TableView<Row extends RowData>({ props, data, caption }: TableViewProps<Row>) {
  const { loading = false, pageSize = 10 } = props
  const { visible, selection, expansion, cards, options, drawn } = data
  const t = useTableTexts()
  const refreshing = useDelayedFlag(loading === 'refresh', { delay: 300, minVisible: 0 })
  const inlineActions = props.rowActions ? (props.inlineActions ?? 0) : undefined
  const own: OwnColumns = { expander: expansion.active, selection: selection.active, inlineActions }
  const total = props.total ?? drawn.count + drawn.hoisted.size
  const fitted = useFittedWidths(data, Number(own.expander) + Number(own.selection))
  const minWidth = visible.reduce(
    (sum, { column, id }) => sum + (fitted.minWidthOf(id) ?? column.getSize()),
    ownWidth(own),
  )
  return (
    <ScrollRegion
      scroll={data.scroll}
      label={t('scrollRegion', { caption })}
      refreshing={refreshing}
      cards={cards}
      minWidth={cards ? 0 : minWidth}
      inlineActions={inlineActions}
      height={options?.height}
    >
      <table
        ref={data.element}
        {...(cards && roles.table)}
        data-fit={fitted.fits ? '' : undefined}
        data-lines={visible.some(({ meta }) => meta.wraps) ? 2 : undefined}
        aria-busy={loading !== false || undefined}
        aria-rowcount={options && drawn.count + 1}
      >
        <caption className="eks:sr-only">{caption}</caption>
        <ColumnWidths data={data} own={own} fitted={fitted} minWidth={minWidth} />
        <TableHead data={data} own={own} rowIndex={options && 1} />
        {loading === 'initial' ? (
          <SkeletonRows rows={pageSize} columns={visible} own={own} cards={cards} />
        ) : (
          <TableBody
            behaviour={rowBehaviour(props)}
            data={data}
            own={own}
            pinnedRows={props.pinnedRows}
            groupRows={props.groupRows}
            getRowId={props.getRowId}
            currentRowId={props.currentRowId}
          />
        )}
        <TableFoot data={data} own={own} />
      </table>
      <TableNoticeBox {...props} rows={drawn.rows} total={total} />
    </ScrollRegion>
  )
}

interface ColumnWidthsProps<Row extends RowData> {
  data: TableData<Row>
  own: OwnColumns
  fitted: FittedWidths
  /** Their minimum width together, in CSS pixels. */
  minWidth: number
}

/**
 * The column widths, and their minimum width together; below it the table scrolls sideways in its own region instead of
 * squeezing the columns. Set by attributes and script, because a content security policy refuses inline styles in a
 * server-rendered page.
 */
function ColumnWidths<Row extends RowData>({ data, own, fitted, minWidth }: ColumnWidthsProps<Row>) {
  const { visible, layout } = data
  const group = useRef<HTMLTableColElement>(null)
  // Runs before the surrounding region measures its content.
  useLayoutEffect(
    () => group.current?.closest('table')?.style.setProperty('--eks-table-min', `${minWidth}px`),
    [minWidth],
  )
  return (
    <colgroup ref={group}>
      {own.expander && <col className="eks-table-expand" />}
      {own.selection && <col className="eks-table-select" />}
      {visible.map(({ id, size, marks }) => (
        <col
          key={id}
          data-col={marks?.['data-col']}
          data-off={marks?.['data-off']}
          width={layout.widths?.[id] ?? size ?? fitted.shareOf(id)}
        />
      ))}
      {own.inlineActions !== undefined && (
        <col className="eks-table-actions" data-inline={own.inlineActions || undefined} />
      )}
    </colgroup>
  )
}

/** The width of the table's own columns, in CSS pixels. */
const ownWidth = ({ expander, selection, inlineActions }: OwnColumns) =>
  (expander ? 44 : 0) + (selection ? 56 : 0) + (inlineActions === undefined ? 0 : 54 + inlineActions * 42)
