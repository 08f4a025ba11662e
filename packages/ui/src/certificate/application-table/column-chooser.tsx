'use client'
import { useState } from 'react'
import { Button, type ButtonProps } from '../../components/button/button.js'
import { Checkbox } from '../../components/checkbox/checkbox.js'
import { Dialog } from '../../components/dialog/dialog.js'
import { SegmentedControl } from '../../components/segmented-control/segmented-control.js'
import { Columns2 } from '../../foundation/icons/icons.js'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import type { CatalogueOverrides } from '../../foundation/text/catalogue.js'
import { OwnMessages } from '../../foundation/text/own-messages.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { columnChooserTexts } from './column-chooser.texts.js'
import type { ColumnDef } from './column-def.js'
import { ColumnItem } from './column-item.js'
import {
  type ColumnLayout,
  canHide,
  defaultLayout,
  isVisible,
  withAllColumns,
  withColumn,
  withDensity,
} from './column-layout.logic.js'
import { orderedColumns } from './column-order.logic.js'
import { widthOf, widthSteps, withWidth } from './column-width.logic.js'
import { type ColumnLayoutProps, type ColumnLayoutReason, useColumnLayout } from './use-column-layout.js'
import { useColumnMove } from './use-column-move.js'

/** Props of {@link ColumnChooser}: those of the button, and the same column props as the table has. */
export interface ColumnChooserProps<Row, Key extends string, Sort extends string>
  extends ColumnLayoutProps<Key>,
    Omit<ButtonProps, 'onClick' | 'children'> {
  /** The columns of the table, in the order in which they stand at first. */
  columns: readonly ColumnDef<Row, Key, Sort>[]
  /** Shows buttons for the widths, where the table is `resizable`. */
  resizable?: boolean
  /** Own words instead of the catalogue's. */
  messages?: CatalogueOverrides<typeof columnChooserTexts>
}

/**
 * The button 'Rediger kolonner' and its dialog: which columns, in which order, how wide and how close.
 * Stands where the page has room, e.g. in a toolbar; with the table's `storageKey` (or the same controlled layout)
 * the two always agree.
 */
export function ColumnChooser<Row, Key extends string, Sort extends string>(props: ColumnChooserProps<Row, Key, Sort>) {
  const { columns, columnLayout, defaultColumnLayout, onColumnLayoutChange, storageKey, resizable, ...rest } = props
  const { messages, ...button } = rest
  const t = useTexts('column-chooser', columnChooserTexts, messages)
  const [open, setOpen] = useState(false)
  const [layout, setLayout] = useColumnLayout({ columnLayout, defaultColumnLayout, onColumnLayoutChange, storageKey })
  const offered = orderedColumns(columns, layout).filter((column) => column.hideable !== false)
  const move = useColumnMove({ columns, offered, layout, setLayout, t })
  const counts = { shown: offered.filter((column) => isVisible(column, layout)).length, total: offered.length }
  const reset = useReset(defaultColumnLayout ?? defaultLayout, setLayout, t('wasReset'))
  const close = () => {
    // Escape takes back a move that is under way before it closes anything.
    if (!move.cancel()) setOpen(false)
  }
  return (
    <OwnMessages name="column-chooser" messages={messages}>
      <Button icon={<Columns2 aria-hidden="true" />} {...button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('edit')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={(next) => (next ? setOpen(true) : close())}
        title={t('edit')}
        description={t(storageKey === undefined ? 'count' : 'kept', counts)}
        footer={
          <>
            <Button kind="primary" onClick={() => setOpen(false)}>
              {t('done')}
            </Button>
            <Button kind="quiet" onClick={reset}>
              {t('reset')}
            </Button>
          </>
        }
      >
        <DensityChoice layout={layout} setLayout={setLayout} />
        <ColumnList {...{ offered, layout, setLayout, counts, move, resizable }} />
      </Dialog>
    </OwnMessages>
  )
}

type SetLayout<Key extends string> = (layout: ColumnLayout<Key>, reason: ColumnLayoutReason) => void

function useReset<Key extends string>(initial: ColumnLayout<Key>, setLayout: SetLayout<Key>, text: string) {
  const announce = useAnnounce()
  return () => {
    setLayout(initial, 'reset')
    announce(text)
  }
}

interface ColumnListProps<Row, Key extends string, Sort extends string> {
  offered: readonly ColumnDef<Row, Key, Sort>[]
  layout: ColumnLayout<Key>
  setLayout: SetLayout<Key>
  counts: { readonly shown: number; readonly total: number }
  move: ReturnType<typeof useColumnMove<Key>>
  resizable: boolean | undefined
}

function ColumnList<Row, Key extends string, Sort extends string>(props: ColumnListProps<Row, Key, Sort>) {
  const { offered, layout, setLayout, counts, move, resizable } = props
  const t = useTexts('column-chooser', columnChooserTexts)
  const announce = useAnnounce()
  const change = (next: ColumnLayout<Key>, reason: 'toggle' | 'all') => {
    setLayout(next, reason)
    const shown = offered.filter((column) => isVisible(column, next)).length
    announce(t('count', { ...counts, shown }))
  }
  const resize = (column: ColumnDef<Row, Key, Sort>, step: number) => {
    const next = withWidth(layout, column.key, widthOf(column, layout) + step)
    setLayout(next, 'width')
    announce(t('width', { column: column.header, width: widthOf(column, next) }))
  }
  const someCanHide = offered.some((column) => canHide(column) && isVisible(column, layout))
  return (
    <>
      <Checkbox
        label={t('all', counts)}
        checked={counts.shown === counts.total}
        mixed={counts.shown < counts.total && someCanHide}
        onChange={(event) => change(withAllColumns(offered, layout, event.target.checked), 'all')}
      />
      <ul ref={move.list} aria-label={t('columns')} className="eks-column-list">
        {offered.map((column, index) => (
          <ColumnItem
            key={column.key}
            column={column}
            shown={isVisible(column, layout)}
            place={index}
            total={offered.length}
            onToggle={(shown) => change(withColumn(layout, column, shown), 'toggle')}
            onResize={resizable ? (direction) => resize(column, direction * widthSteps.small * 2) : undefined}
            move={move}
          />
        ))}
      </ul>
    </>
  )
}

function DensityChoice<Key extends string>({
  layout,
  setLayout,
}: {
  layout: ColumnLayout<Key>
  setLayout: SetLayout<Key>
}) {
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
