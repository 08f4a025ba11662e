'use client'

import type { RowData } from '@tanstack/react-table'
import { type ReactNode, useEffect, useRef } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { cx } from '../../foundation/internal/cx.js'
import { focusFirst } from '../../foundation/internal/successor-focus.js'
import { useDelayedFlag } from '../../foundation/internal/use-delayed-flag.js'
import { Button } from '../button/button.js'
import { Chip } from '../chip/chip.js'
import type { ColumnFacts } from './column-facts.js'
import { type DataTableProps, elementProps } from './data-table-props.js'
import { NarrowSort } from './narrow-sort.js'
import { SelectAll } from './select-all.js'
import { hiddenSortText } from './sort.logic.js'
import type { DataTableFeatures, TableSort } from './table-features.js'
import { TableTextsContext, useTableTexts, useWordsFor } from './table-texts.js'
import { TableView } from './table-view.js'
import { useDataTable } from './use-data-table.js'

interface HiddenSortProps {
  sort: readonly TableSort[]
  facts: readonly ColumnFacts[]
  visible: readonly Pick<ColumnFacts, 'sortKey'>[]
  onRemove: (sort: TableSort[]) => void
  onShow: (id: string) => void
}

/**
 * The sort is kept when its column is hidden: it is announced once, and stays visible as a chip that removes it, because
 * otherwise the rows would seem unsorted.
 */
function HiddenSort({ sort, facts, visible, onRemove, onShow }: HiddenSortProps) {
  const t = useTableTexts()
  const announce = useAnnounce()
  const box = useRef<HTMLDivElement>(null)
  const entry = sort.find(({ key }) => !visible.some((column) => column.sortKey === key))
  const column = entry && facts.find((candidate) => candidate.sortKey === entry.key)
  const text = entry && hiddenSortText(entry, facts, t)
  const before = useRef(text)
  useEffect(() => {
    if (text && before.current !== text) announce(text)
    before.current = text
  }, [text, announce])
  if (!entry || !column || !text) return null
  // The chip disappears when pressed: focus moves on to the table, never to the page.
  const leave = () => focusFirst(box.current?.closest('.eks-data-table'), '.eks-table-narrow summary, thead button')
  const remove = () => {
    leave()
    onRemove(sort.filter((other) => other !== entry))
  }
  const show = () => {
    leave()
    onShow(column.id)
  }
  return (
    <div ref={box} className="eks-table-hidden-sort">
      <Chip label={text} onRemove={remove} />
      <Button small kind="quiet" onClick={show}>
        {t('showColumn')}
      </Button>
    </div>
  )
}

interface SelectionBarProps {
  count: number
  state: 'all' | 'some' | 'none'
  /** Whether rows may be cards, which have no head with a select-all checkbox. */
  cards: boolean
  place: 'top' | 'foot'
  togglePage: (ticked: boolean) => void
  onClear: () => void
  children: ReactNode
}

/**
 * The number of selected rows and their actions. Always present, so that ticking the first row does not move the rows
 * under the pointer.
 */
function SelectionBar({ count, state, cards, place, togglePage, onClear, children }: SelectionBarProps) {
  const t = useTableTexts()
  const bar = useRef<HTMLElement>(null)
  const clear = () => {
    // The button disappears with the selection: focus moves to the select-all checkbox.
    focusFirst(bar.current?.parentElement, '[data-select-all], .eks-table-select input')
    onClear()
  }
  return (
    <section
      ref={bar}
      // Without a name it is not a landmark.
      aria-label={count > 0 ? t('bulk') : undefined}
      className="eks-table-bulk"
      data-place={place}
      data-empty={count === 0 ? '' : undefined}
    >
      {cards && (
        <div className="eks-table-narrow eks:w-full">
          <SelectAll written label={t('selectAll')} state={state} togglePage={togglePage} />
        </div>
      )}
      <p>{t('selected', { count })}</p>
      {count > 0 && (
        <>
          {children}
          <Button small kind="quiet" onClick={clear}>
            {t('clearSelection')}
          </Button>
        </>
      )}
    </section>
  )
}

export type { DataTableProps } from './data-table-props.js'

/**
 * A table of rows of any kind: native, sortable, paged or windowed, with columns that can be hidden, moved, pinned and
 * resized, rows that can be selected, pinned and expanded, totals, and cards on narrow screens. It owns state (sort,
 * columns, selection) but never data: rows are passed in, requests are reported.
 */
export function DataTable<
  Row extends RowData,
  Sort extends string = string,
  Features extends DataTableFeatures = DataTableFeatures,
>(given: DataTableProps<Row, Sort, Features>) {
  // Internally only the features of every table are typed, and sort keys are strings. Other registered features are
  // TanStack's concern, and the sort keys go back to the caller unchanged.
  const props = given as unknown as DataTableProps<Row>
  const { loading = false, frame = true, bulkPlace = 'top', className } = props
  const t = useWordsFor(props.nouns, props.messages)
  const data = useDataTable(props, t)
  const { layout, selection, cards, facts, sort, table } = data
  useLoadingAnnouncement(loading === 'initial', t('loading'))
  const caption = props.caption ?? t('caption')
  const bulk = selection.active && (
    <SelectionBar
      count={selection.selectedIds.length}
      state={selection.state}
      cards={cards}
      place={bulkPlace}
      togglePage={selection.togglePage}
      onClear={selection.clear}
    >
      {props.bulkActions?.(selection.selectedIds)}
    </SelectionBar>
  )
  return (
    <TableTextsContext value={t}>
      <div
        {...elementProps(props)}
        ref={props.ref}
        data-frame={frame ? '' : undefined}
        data-size={layout.density}
        data-sticky-head={props.stickyHead || props.virtualize ? '' : undefined}
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
        {bulkPlace === 'top' && bulk}
        <TableView props={props} data={data} caption={caption} />
        {props.pagination && <div className="eks-table-foot">{props.pagination}</div>}
        {bulkPlace === 'foot' && bulk}
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

/** Announces loading only when it takes more than a second: a short wait needs no announcement. */
function useLoadingAnnouncement(loading: boolean, text: string) {
  const announce = useAnnounce()
  const long = useDelayedFlag(loading, { delay: 1000, minVisible: 0 })
  useEffect(() => {
    if (long && loading) announce(text)
  }, [long, loading, announce, text])
}
