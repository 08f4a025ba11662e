'use client'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { useAnnounce } from '../internal/announcer.js'
import { cx } from '../internal/cx.js'
import { useDelayedFlag } from '../internal/use-delayed-flag.js'
import { useTexts } from '../text/use-texts.js'
import { applicationTableTexts } from './application-table.texts.js'
import type { ColumnDef } from './column-def.js'
import { NarrowSort } from './narrow-sort.js'
import { roles } from './roles.js'
import { SkeletonRows } from './skeleton-rows.js'
import { TableBody } from './table-body.js'
import { TableHead } from './table-head.js'
import { TableNoticeBox, type TableNoticeProps } from './table-notice.js'
import type { RowBehaviour } from './table-row.js'
import { type ColumnLayoutProps, useColumnLayout } from './use-column-layout.js'
import { useOverflow } from './use-overflow.js'
import { useTableModel } from './use-table-model.js'
import { sortText, type TableSortProps, useTableSort } from './use-table-sort.js'

/** Props of {@link ApplicationTable}. Keep `columns` and the row functions stable: they decide what renders anew. */
export interface ApplicationTableProps<Row extends object, Key extends string, Sort extends string>
  extends RowBehaviour<Row>,
    ColumnLayoutProps<Key>,
    TableSortProps<Row, Key, Sort>,
    Omit<TableNoticeProps, 'rows'> {
  /** The rows of this page, in the order that the server gave. */
  rows: readonly Row[]
  getRowId: (row: Row) => string
  /** `initial` shows placeholders, `refresh` keeps the rows and dims them when it lasts. */
  loading?: 'initial' | 'refresh' | false
  /** Names the table; 'Søknader' unless said otherwise. */
  caption?: string
  /** The row that a keyboard user stands on, or that is open beside the list. */
  currentRowId?: string
  /** The edge around the table; without it the table goes from side to side. */
  frame?: boolean
  /** Under the rows: a Pagination. */
  pagination?: ReactNode
  className?: string
}

/**
 * The table of applications: native, sortable, paged, with columns that can be hidden and rows that become cards.
 * It owns state (order, columns) and never data: rows come in, wishes go out.
 */
export function ApplicationTable<Row extends object, Key extends string, Sort extends string>(
  props: ApplicationTableProps<Row, Key, Sort>,
) {
  const { columns, loading = false, frame = true, pageSize = 10 } = props
  const t = useTexts('application-table', applicationTableTexts)
  const caption = props.caption ?? t('caption')
  const withActions = Boolean(props.rowActions)
  const [layout] = useColumnLayout(props)
  const [sort, applySort] = useTableSort(props, t)
  const model = useTableModel({ ...props, layout, sort, onSort: (next) => applySort(next, 'head') })
  const refreshing = useDelayedFlag(loading === 'refresh', { delay: 300, minVisible: 0 })
  useLoadingAnnouncement(loading === 'initial', t('loading'))
  const scroll = useRef<HTMLElement>(null)
  const overflows = useOverflow(scroll)
  return (
    <div data-frame={frame ? '' : undefined} className={cx('eks-application-table', props.className)}>
      <NarrowSort columns={columns} sort={sort} onSort={(next) => applySort(next, 'select')} />
      <HiddenSort
        text={isHidden(sort[0]?.key, model.visible) ? sortText('sortHidden', sort[0], columns, t) : undefined}
      />
      <section
        ref={scroll}
        className="eks-table-scroll"
        data-refreshing={refreshing ? '' : undefined}
        {...(overflows && { 'aria-label': t('scrollRegion', { caption }), tabIndex: 0 })}
      >
        <table {...roles.table} style={minWidth(model.visible)} aria-busy={loading !== false || undefined}>
          <caption className="eks:sr-only">{caption}</caption>
          <ColumnWidths columns={model.visible} withActions={withActions} />
          <TableHead columns={model.visible} sort={sort} onToggle={model.toggleSort} withActions={withActions} />
          {loading === 'initial' ? (
            <SkeletonRows
              rows={pageSize}
              columns={[...model.visible.map(({ key }) => key), ...(withActions ? ['actions'] : [])]}
            />
          ) : (
            <TableBody
              {...props}
              rows={model.rows}
              columns={model.visible}
              currentRowId={props.currentRowId}
              fallback={scroll}
            />
          )}
        </table>
        <TableNoticeBox {...props} />
      </section>
      <div className="eks-table-foot">{props.pagination}</div>
    </div>
  )
}

function ColumnWidths<Row, Key extends string>({
  columns,
  withActions,
}: {
  columns: readonly ColumnDef<Row, Key, string>[]
  withActions: boolean
}) {
  return (
    <colgroup>
      {columns.map(({ key, width }) => (
        <col key={key} style={{ width }} />
      ))}
      {withActions && <col className="eks-table-actions" />}
    </colgroup>
  )
}

/** What the columns need at least; below it the table scrolls sideways in its own region instead of squeezing them. */
function minWidth(columns: readonly { readonly width?: string }[]): CSSProperties & Record<'--eks-table-min', string> {
  return { '--eks-table-min': `calc(${columns.map(({ width }) => width ?? '128px').join(' + ')} + 54px)` }
}

/** The order is kept when its column is hidden, and said, so that rows do not seem to stand at random. */
function HiddenSort({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p
      role="status"
      className="eks:border-b eks:border-line eks:px-4 eks:py-2 eks:text-small eks:text-subtle eks:dense:px-5"
    >
      {text}
    </p>
  )
}

function isHidden<Row, Sort extends string>(
  key: Sort | undefined,
  visible: readonly ColumnDef<Row, string, Sort>[],
): boolean {
  return key !== undefined && !visible.some((column) => column.sortKey === key)
}

/** Says that rows are on their way, only when it takes a second: a short wait needs no words. */
function useLoadingAnnouncement(loading: boolean, text: string) {
  const announce = useAnnounce()
  const long = useDelayedFlag(loading, { delay: 1000, minVisible: 0 })
  useEffect(() => {
    if (long && loading) announce(text)
  }, [long, loading, announce, text])
}
