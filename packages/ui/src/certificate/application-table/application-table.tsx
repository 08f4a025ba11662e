'use client'
import { useEffect } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { useDelayedFlag } from '../../foundation/internal/use-delayed-flag.js'
import { OwnMessages } from '../../foundation/text/own-messages.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { applicationTableTexts } from './application-table.texts.js'
import { withColumn } from './column-layout.logic.js'
import { HiddenSort } from './hidden-sort.js'
import { NarrowSort } from './narrow-sort.js'
import { SelectionBar } from './selection-bar.js'
import { type ApplicationTableProps, elementProps } from './table-props.js'
import { TableView } from './table-view.js'
import { useTable } from './use-table.js'

export type { ApplicationTableProps } from './table-props.js'

/**
 * The table of applications: native, sortable, paged or windowed, with columns that can be hidden, moved and resized,
 * rows that can be chosen, and cards on narrow screens.
 * It owns state (order, columns, choice) and never data: rows come in, wishes go out.
 */
export function ApplicationTable<Row extends object, Key extends string, Sort extends string>(
  props: ApplicationTableProps<Row, Key, Sort>,
) {
  const { columns, loading = false, frame = true, className } = props
  const t = useTexts('application-table', applicationTableTexts, props.messages)
  const table = useTable(props, t)
  const { visible, layout, sort, selection, cards } = table
  useLoadingAnnouncement(loading === 'initial', t('loading'))
  const caption = props.caption ?? t('caption')
  return (
    <OwnMessages name="application-table" messages={props.messages}>
      <div
        {...elementProps(props)}
        ref={props.ref}
        data-frame={frame ? '' : undefined}
        data-size={layout.density}
        data-columns={table.off && props.storageKey}
        className={className ? `eks-application-table ${className}` : 'eks-application-table'}
      >
        {cards && <NarrowSort columns={columns} sort={sort} onSort={(next) => table.applySort(next, 'select')} />}
        <HiddenSort
          sort={sort}
          columns={columns}
          visible={visible}
          onRemove={(next) => table.applySort(next, 'chip')}
          onShow={(column) => table.setLayout(withColumn(layout, column, true), 'toggle')}
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
        <TableView props={props} table={table} caption={caption} />
        {props.pagination && <div className="eks-table-foot">{props.pagination}</div>}
      </div>
    </OwnMessages>
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
