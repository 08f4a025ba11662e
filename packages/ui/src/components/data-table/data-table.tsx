'use client'
import type { RowData } from '@tanstack/react-table'
import { type ReactNode, useEffect } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { cx } from '../../foundation/internal/cx.js'
import { useDelayedFlag } from '../../foundation/internal/use-delayed-flag.js'
import { type DataTableProps, elementProps } from './data-table-props.js'
import { HiddenSort } from './hidden-sort.js'
import { NarrowSort } from './narrow-sort.js'
import { SelectionBar } from './selection-bar.js'
import type { DataTableFeatures } from './table-features.js'
import { TableTextsContext, useWordsFor } from './table-texts.js'
import { TableView } from './table-view.js'
import { useDataTable } from './use-data-table.js'

export type { DataTableProps } from './data-table-props.js'

/**
 * A table of rows of any kind: native, sortable, paged or windowed, with columns that can be hidden, moved, pinned and
 * resized, rows that can be chosen, pinned and unfolded, totals, and cards on narrow screens.
 * It owns state (order, columns, choice) and never data: rows come in, wishes go out.
 */
export function DataTable<
  Row extends RowData,
  Sort extends string = string,
  Features extends DataTableFeatures = DataTableFeatures,
>(given: DataTableProps<Row, Sort, Features>) {
  // Within, only the features that every table has are named, and keys of the order are words: what else the caller
  // registered is TanStack's to know, and the keys go back to the caller as they came.
  const props = given as unknown as DataTableProps<Row>
  const { loading = false, frame = true, className } = props
  const t = useWordsFor(props.nouns, props.messages)
  const data = useDataTable(props, t)
  const { layout, selection, cards, facts, sort, table } = data
  useLoadingAnnouncement(loading === 'initial', t('loading'))
  const caption = props.caption ?? t('caption')
  return (
    <TableTextsContext value={t}>
      <div
        {...elementProps(props)}
        ref={props.ref}
        data-frame={frame ? '' : undefined}
        data-size={layout.density}
        data-columns={data.off && props.storageKey}
        className={cx('eks-data-table', className)}
      >
        <Toolbar {...props} caption={caption} />
        {cards && <NarrowSort facts={facts} sort={sort} onSort={(next) => data.applySort(next, 'select')} />}
        <HiddenSort
          sort={sort}
          facts={facts}
          visible={data.visible}
          onRemove={(next) => data.applySort(next, 'chip')}
          onShow={(id) => table.getColumn(id)?.toggleVisibility(true)}
        />
        {selection.active && (
          <SelectionBar
            count={selection.selectedIds.length}
            state={selection.state}
            cards={cards}
            togglePage={selection.togglePage}
            onClear={selection.clear}
          >
            {props.bulkActions?.(selection.selectedIds)}
          </SelectionBar>
        )}
        <TableView props={props} data={data} caption={caption} />
        {props.pagination && <div className="eks-table-foot">{props.pagination}</div>}
      </div>
    </TableTextsContext>
  )
}

interface ToolbarProps {
  toolbar?: ReactNode
  headingLevel?: 2 | 3 | 4 | 5 | 6
  caption: string
}

function Toolbar({ toolbar, headingLevel, caption }: ToolbarProps) {
  if (!toolbar && !headingLevel) return null
  const Heading = headingLevel && (`h${headingLevel}` as const)
  return (
    <div className="eks-table-toolbar">
      {Heading && <Heading className="eks-table-title">{caption}</Heading>}
      {toolbar}
    </div>
  )
}

/** Says that rows are on their way, only when it takes a second: a short wait needs no words. */
function useLoadingAnnouncement(loading: boolean, text: string) {
  const announce = useAnnounce()
  const long = useDelayedFlag(loading, { delay: 1000, minVisible: 0 })
  useEffect(() => {
    if (long && loading) announce(text)
  }, [long, loading, announce, text])
}
