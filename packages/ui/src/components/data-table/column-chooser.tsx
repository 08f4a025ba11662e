'use client'

import type { RowData } from '@tanstack/react-table'
import { useState } from 'react'
import { Columns2 } from '../../foundation/icons/icons.js'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import type { CatalogueOverrides } from '../../foundation/text/catalogue.js'
import { OwnMessages } from '../../foundation/text/own-messages.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Button, type ButtonProps } from '../button/button.js'
import { Checkbox } from '../checkbox/checkbox.js'
import { Dialog } from '../dialog/dialog.js'
import { SegmentedControl } from '../segmented-control/segmented-control.js'
import { columnChooserTexts } from './column-chooser.texts.js'
import type { ColumnFacts } from './column-facts.js'
import { ColumnItem } from './column-item.js'
import { widthSteps } from './column-keys.logic.js'
import { type ColumnLayout, defaultLayout, withDensity } from './column-layout.js'
import type { DataTableColumn, DataTableFeatures, TableColumn, TableModel } from './table-features.js'
import { type ColumnLayoutProps, type SetColumnLayout, useColumnLayout } from './use-column-layout.js'
import { useColumnMove } from './use-column-move.js'
import { useColumnFacts, useColumnTable } from './use-column-table.js'

interface ColumnDialogProps<Row extends RowData>
  extends Pick<
    ColumnChooserProps<Row>,
    | 'columns'
    | 'columnLayout'
    | 'defaultColumnLayout'
    | 'onColumnLayoutChange'
    | 'storageKey'
    | 'resizable'
    | 'features'
    | 'noRoomFor'
  > {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Columns: which, in which order, how wide, which pinned; and the density of rows. */
function ColumnDialog<Row extends RowData>(props: ColumnDialogProps<Row>) {
  const { columns, features, open, onOpenChange, storageKey, defaultColumnLayout, noRoomFor = [] } = props
  const t = useTexts('column-chooser', columnChooserTexts)
  const [layout, setLayout] = useColumnLayout(props)
  const facts = useColumnFacts(columns)
  const table = useColumnTable<Row>({ features, columns, facts, layout, setLayout })
  const offered = table
    .getAllLeafColumns()
    .flatMap(({ id }) => facts.filter((one) => one.id === id && !one.meta.unlisted))
  const move = useColumnMove({ facts, offered, layout, setLayout, t })
  const chosen = offered.filter(({ id }) => table.getColumn(id)?.getIsVisible())
  const crowdedOut = chosen.filter(({ id }) => noRoomFor.includes(id)).length
  const counts = { shown: chosen.length - crowdedOut, chosen: chosen.length, total: offered.length }
  const reset = useReset(defaultColumnLayout ?? defaultLayout, setLayout, t('wasReset'))
  // Escape cancels a move in progress before it closes anything.
  const change = (next: boolean) => (next || !move.cancel()) && onOpenChange(next)
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={t('edit')}
      description={t(storageKey === undefined ? 'count' : 'kept', counts)}
      footer={
        <>
          <Button kind="primary" onClick={() => onOpenChange(false)}>
            {t('done')}
          </Button>
          <Button kind="quiet" onClick={reset}>
            {t('reset')}
          </Button>
        </>
      }
    >
      <DensityChoice layout={layout} setLayout={setLayout} />
      <ColumnList {...props} {...{ offered, table, counts, move, noRoomFor }} />
    </Dialog>
  )
}

function useReset(initial: ColumnLayout, setLayout: SetColumnLayout, text: string) {
  const announce = useAnnounce()
  return () => {
    setLayout(initial, 'reset')
    announce(text)
  }
}

interface ColumnListProps<Row extends RowData> {
  offered: readonly ColumnFacts[]
  table: TableModel<Row>
  counts: { readonly shown: number; readonly chosen: number; readonly total: number }
  noRoomFor: readonly string[]
  move: ReturnType<typeof useColumnMove>
  resizable?: boolean | undefined
}

function ColumnList<Row extends RowData>(props: ColumnListProps<Row>) {
  const { offered, table, counts, noRoomFor, move, resizable } = props
  const t = useTexts('column-chooser', columnChooserTexts)
  const announce = useAnnounce()
  const say = (shown: number) => announce(t('count', { ...counts, shown }))
  const isShown = ({ id }: ColumnFacts) => table.getColumn(id)?.getIsVisible() === true
  const toggleAll = (all: boolean) => {
    table.toggleAllColumnsVisible(all)
    say(offered.filter(({ id, canHide }) => (all ? !noRoomFor.includes(id) : !canHide)).length)
  }
  const toggle = ({ id }: ColumnFacts, shown: boolean) => {
    table.getColumn(id)?.toggleVisibility(shown)
    const step = noRoomFor.includes(id) ? 0 : 1
    say(counts.shown + (shown ? step : -step))
  }
  const resize = ({ id, label }: ColumnFacts, step: number) => {
    const width = (table.getColumn(id)?.getSize() ?? 0) + step
    table.setColumnSizing((before) => ({ ...before, [id]: width }))
    announce(t('width', { column: label, width }))
  }
  const modelOf = ({ id }: ColumnFacts): TableColumn<Row> | undefined => table.getColumn(id)
  const pinned = (column: ColumnFacts) => modelOf(column)?.getIsPinned?.() === 'start'
  /** Undefined in a table without column pinning. */
  const pin = (column: ColumnFacts) => {
    const set = modelOf(column)?.pin
    return set && (() => set(pinned(column) ? false : 'start'))
  }
  const someCanHide = offered.some((column) => column.canHide && isShown(column))
  return (
    <>
      <Checkbox
        label={t('all', { ...counts, shown: counts.chosen })}
        checked={counts.chosen === counts.total}
        mixed={counts.chosen < counts.total && someCanHide}
        onChange={(event) => toggleAll(event.target.checked)}
      />
      <ul ref={move.list} aria-label={t('columns')} className="eks-column-list">
        {offered.map((column, index) => (
          <ColumnItem
            key={column.id}
            column={column}
            shown={isShown(column)}
            hasRoom={!noRoomFor.includes(column.id)}
            pinned={pinned(column)}
            place={index}
            total={offered.length}
            onToggle={(shown) => toggle(column, shown)}
            onResize={resizable ? (direction) => resize(column, direction * widthSteps.small * 2) : undefined}
            onPin={pin(column)}
            move={move}
          />
        ))}
      </ul>
    </>
  )
}

interface DensityChoiceProps {
  layout: ColumnLayout
  setLayout: SetColumnLayout
}

function DensityChoice({ layout, setLayout }: DensityChoiceProps) {
  const t = useTexts('column-chooser', columnChooserTexts)
  return (
    <div className="eks-column-density">
      <p aria-hidden="true">{t('density')}</p>
      <SegmentedControl
        label={t('density')}
        value={layout.density ?? 'page'}
        segments={[
          { value: 'page', label: t('densityPage') },
          { value: 'md', label: t('densityMd') },
          { value: 'sm', label: t('densitySm') },
        ]}
        onValueChange={(value) => setLayout(withDensity(layout, value === 'page' ? undefined : value), 'density')}
      />
    </div>
  )
}

/** Props of {@link ColumnChooser}: those of the button, and the same column props as the table. */
export interface ColumnChooserProps<Row extends RowData, Features extends DataTableFeatures = DataTableFeatures>
  extends ColumnLayoutProps,
    Omit<ButtonProps, 'onClick' | 'children'> {
  /** The columns of the table, in their initial order. */
  columns: readonly (DataTableColumn<Row> | DataTableColumn<Row, unknown, NoInfer<Features>>)[]
  /** The features of the table. `columnPinningFeature` adds buttons that pin a column at the left edge. */
  features?: Features
  /** Ids of columns that the table has no room for now: selected ones stay ticked, but do not count as shown. */
  noRoomFor?: readonly string[]
  /** Shows buttons for column widths, if the table is `resizable`. */
  resizable?: boolean
  /** Overrides single texts of this component. */
  messages?: CatalogueOverrides<typeof columnChooserTexts>
}

/**
 * The button 'Rediger kolonner' and its dialog: which columns, in which order, how wide and how dense. Put it anywhere
 * on the page, e.g. in a toolbar; with the table's `storageKey` (or the same controlled layout) the two always agree.
 */
export function ColumnChooser<Row extends RowData, Features extends DataTableFeatures = DataTableFeatures>(
  props: ColumnChooserProps<Row, Features>,
) {
  const { columns, columnLayout, defaultColumnLayout, onColumnLayoutChange, storageKey, ...rest } = props
  const { resizable, features, messages, noRoomFor, ...button } = rest
  const t = useTexts('column-chooser', columnChooserTexts, messages)
  const [opened, setOpened] = useState(false)
  const [open, setOpen] = useState(false)
  const show = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <OwnMessages name="column-chooser" messages={messages}>
      <Button icon={<Columns2 />} {...button} aria-haspopup="dialog" onClick={show}>
        {t('edit')}
      </Button>
      {opened && (
        <ColumnDialog
          // The dialog only needs what all tables know of their columns.
          columns={columns as unknown as readonly DataTableColumn<Row>[]}
          {...{ columnLayout, defaultColumnLayout, onColumnLayoutChange, storageKey, resizable, features, noRoomFor }}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </OwnMessages>
  )
}
