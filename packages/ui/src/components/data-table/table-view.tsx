'use client'
import type { RowData } from '@tanstack/react-table'
import { useLayoutEffect, useRef } from 'react'
import { useDelayedFlag } from '../../foundation/internal/use-delayed-flag.js'
import { type DataTableProps, rowBehaviour } from './data-table-props.js'
import { roles } from './roles.js'
import { ScrollRegion } from './scroll-region.js'
import { SkeletonRows } from './skeleton-rows.js'
import { TableBody } from './table-body.js'
import { TableFoot } from './table-foot.js'
import { TableHead } from './table-head.js'
import { TableNoticeBox } from './table-notice.js'
import { useTableTexts } from './table-texts.js'
import type { useDataTable } from './use-data-table.js'

/** What a table knows of itself. */
export type TableData<Row extends RowData> = ReturnType<typeof useDataTable<Row>>

interface TableViewProps<Row extends RowData> {
  props: DataTableProps<Row>
  data: TableData<Row>
  caption: string
}

/** The columns that are the table's own: what unfolds a row, its box, and its actions. */
export interface OwnColumns {
  readonly expander: boolean
  readonly selection: boolean
  /** How many actions stand beside the menu; undefined without actions. */
  readonly inlineActions: number | undefined
}

/** The native table in the region that it scrolls in, or what stands in its place when there are no rows. */
export function TableView<Row extends RowData>({ props, data, caption }: TableViewProps<Row>) {
  const { loading = false, pageSize = 10 } = props
  const { visible, selection, expansion, cards, options, drawn } = data
  const t = useTableTexts()
  const refreshing = useDelayedFlag(loading === 'refresh', { delay: 300, minVisible: 0 })
  const inlineActions = props.rowActions ? (props.inlineActions ?? 0) : undefined
  const own: OwnColumns = { expander: expansion.active, selection: selection.active, inlineActions }
  const total = props.total ?? drawn.count + drawn.hoisted.size
  const minWidth = visible.reduce((sum, { column }) => sum + column.getSize(), ownWidth(own))
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
        data-lines={visible.some(({ meta }) => meta.wraps) ? 2 : undefined}
        aria-busy={loading !== false || undefined}
        aria-rowcount={options && drawn.count + 1}
      >
        <caption className="eks:sr-only">{caption}</caption>
        <ColumnWidths data={data} own={own} minWidth={minWidth} />
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
  /** What all of them need at least, in CSS pixels. */
  minWidth: number
}

/**
 * How wide the columns are, and the least that they need together; below it the table scrolls sideways in its own region
 * instead of squeezing them. In attributes and by script: a policy refuses styles in a page that comes from a server.
 */
function ColumnWidths<Row extends RowData>({ data, own, minWidth }: ColumnWidthsProps<Row>) {
  const { visible, layout } = data
  const group = useRef<HTMLTableColElement>(null)
  // Before the region around it measures what it holds.
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
          width={layout.widths?.[id] ?? size}
        />
      ))}
      {own.inlineActions !== undefined && (
        <col className="eks-table-actions" data-inline={own.inlineActions || undefined} />
      )}
    </colgroup>
  )
}

/** How much the table's own columns take, in CSS pixels. */
const ownWidth = ({ expander, selection, inlineActions }: OwnColumns) =>
  (expander ? 44 : 0) + (selection ? 56 : 0) + (inlineActions === undefined ? 0 : 54 + inlineActions * 42)
