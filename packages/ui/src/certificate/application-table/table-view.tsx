'use client'
import type { CSSProperties } from 'react'
import { useDelayedFlag } from '../../foundation/internal/use-delayed-flag.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { applicationTableTexts } from './application-table.texts.js'
import type { ColumnLayout } from './column-layout.logic.js'
import { columnProperty, widthOf } from './column-width.logic.js'
import { roles } from './roles.js'
import { ScrollRegion } from './scroll-region.js'
import { SkeletonRows } from './skeleton-rows.js'
import { TableBody } from './table-body.js'
import { TableHead } from './table-head.js'
import { TableNoticeBox } from './table-notice.js'
import { type ApplicationTableProps, rowBehaviour } from './table-props.js'
import type { useTable } from './use-table.js'

interface TableViewProps<Row extends object, Key extends string, Sort extends string> {
  props: ApplicationTableProps<Row, Key, Sort>
  table: ReturnType<typeof useTable<Row, Key, Sort>>
  caption: string
}

/** The native table in the region that it scrolls in, or what stands in its place when there are no rows. */
export function TableView<Row extends object, Key extends string, Sort extends string>({
  props,
  table,
  caption,
}: TableViewProps<Row, Key, Sort>) {
  const { loading = false, pageSize = 10, rows } = props
  const { visible, layout, sort, selection, cards, options, ids } = table
  const t = useTexts('application-table', applicationTableTexts)
  const refreshing = useDelayedFlag(loading === 'refresh', { delay: 300, minVisible: 0 })
  const withActions = Boolean(props.rowActions)
  return (
    <ScrollRegion
      scroll={table.scroll}
      label={t('scrollRegion', { caption })}
      refreshing={refreshing}
      cards={cards}
      height={options?.height}
    >
      <table
        ref={table.element}
        {...(cards && roles.table)}
        style={minWidth(
          visible,
          layout,
          ownColumns(selection.active, withActions ? (props.inlineActions ?? 0) : undefined),
          table.off,
        )}
        aria-busy={loading !== false || undefined}
        aria-rowcount={options && ids.length + 1}
      >
        <caption className="eks:sr-only">{caption}</caption>
        <ColumnWidths table={table} inlineActions={withActions ? (props.inlineActions ?? 0) : undefined} />
        <TableHead
          columns={visible}
          sort={sort}
          onToggle={table.toggleSort}
          withActions={withActions}
          cards={cards}
          off={table.off}
          rowIndex={options && 1}
          selection={selection}
          resize={table.resize}
        />
        {loading === 'initial' ? (
          <SkeletonRows
            rows={pageSize}
            columns={visible}
            withSelection={selection.active}
            withActions={withActions}
            cards={cards}
          />
        ) : (
          <TableBody
            behaviour={rowBehaviour(props)}
            rows={rows}
            ids={ids}
            columns={visible}
            currentRowId={props.currentRowId}
            fallback={table.scroll}
            cards={cards}
            off={table.off}
            window={table.window}
            windowed={options !== undefined}
            selection={selection}
          />
        )}
      </table>
      <TableNoticeBox {...props} />
    </ScrollRegion>
  )
}

interface ColumnWidthsProps<Key extends string> {
  table: {
    readonly visible: readonly { readonly key: Key; readonly width?: string | undefined }[]
    readonly layout: ColumnLayout<Key>
    readonly off: ReadonlySet<Key> | undefined
    readonly selection: { readonly active: boolean }
  }
  inlineActions: number | undefined
}

function ColumnWidths<Key extends string>({ table, inlineActions }: ColumnWidthsProps<Key>) {
  const { visible, layout, off, selection } = table
  return (
    <colgroup>
      {selection.active && <col className="eks-table-select" />}
      {visible.map(({ key, width }) => (
        <col
          key={key}
          style={{ width: layout.widths?.[key] ?? width }}
          {...(off && { 'data-col': key, 'data-off': off.has(key) ? '' : undefined })}
        />
      ))}
      {inlineActions !== undefined && <col className="eks-table-actions" data-inline={inlineActions || undefined} />}
    </colgroup>
  )
}

/** How much the boxes and the actions take, in CSS pixels. */
const ownColumns = (withSelection: boolean, inlineActions: number | undefined) =>
  (withSelection ? 56 : 0) + (inlineActions === undefined ? 0 : 54 + inlineActions * 42)

/** What the columns need at least; below it the table scrolls sideways in its own region instead of squeezing them. */
function minWidth<Key extends string>(
  columns: readonly { readonly key: Key; readonly width?: string | undefined }[],
  layout: ColumnLayout<Key>,
  others: number,
  off: ReadonlySet<Key> | undefined,
): CSSProperties & Record<'--eks-table-min', string> {
  if (!off) {
    const sum = columns.reduce((total, column) => total + widthOf(column, layout), others)
    return { '--eks-table-min': `${sum}px` }
  }
  // Until React has read the store, the script in the head decides which of them count, and how wide they are.
  const terms = columns.map((column) => {
    const on = `var(${columnProperty('on', column.key)}, ${off.has(column.key) ? 0 : 1})`
    return `${on} * var(${columnProperty('width', column.key)}, ${widthOf(column, layout)}px)`
  })
  return { '--eks-table-min': `calc(${[`${others}px`, ...terms].join(' + ')})` }
}
