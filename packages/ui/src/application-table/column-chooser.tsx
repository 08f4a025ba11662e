'use client'
import { Columns2 } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonProps } from '../button/button.js'
import { Checkbox } from '../checkbox/checkbox.js'
import { Dialog } from '../dialog/dialog.js'
import { useAnnounce } from '../internal/announcer.js'
import { useTexts } from '../text/use-texts.js'
import { columnChooserTexts } from './column-chooser.texts.js'
import type { ColumnDef } from './column-def.js'
import { canHide, defaultLayout, isVisible, withAllColumns, withColumn } from './column-layout.logic.js'
import { type ColumnLayoutProps, useColumnLayout } from './use-column-layout.js'

/** Props of {@link ColumnChooser}: those of the button, and the same column props as the table has. */
export interface ColumnChooserProps<Row, Key extends string, Sort extends string>
  extends ColumnLayoutProps<Key>,
    Omit<ButtonProps, 'onClick' | 'children'> {
  columns: readonly ColumnDef<Row, Key, Sort>[]
}

/**
 * The button 'Rediger kolonner' and its dialog. Stands where the page has room, e.g. in a toolbar;
 * with the table's `storageKey` (or the same controlled layout) the two always agree.
 */
export function ColumnChooser<Row, Key extends string, Sort extends string>(props: ColumnChooserProps<Row, Key, Sort>) {
  const { columns, columnLayout, defaultColumnLayout, onColumnLayoutChange, storageKey, ...button } = props
  const t = useTexts('column-chooser', columnChooserTexts)
  const announce = useAnnounce()
  const [open, setOpen] = useState(false)
  const [layout, setLayout] = useColumnLayout({ columnLayout, defaultColumnLayout, onColumnLayoutChange, storageKey })
  const offered = columns.filter((column) => column.hideable !== false)
  const counts = { shown: offered.filter((column) => isVisible(column, layout)).length, total: offered.length }
  const change = (next: typeof layout, reason: 'toggle' | 'all' | 'reset') => {
    setLayout(next, reason)
    announce(t('count', { ...counts, shown: offered.filter((column) => isVisible(column, next)).length }))
  }
  return (
    <>
      <Button icon={<Columns2 aria-hidden="true" />} {...button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('edit')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('edit')}
        description={t(storageKey === undefined ? 'count' : 'kept', counts)}
        footer={
          <>
            <Button kind="primary" onClick={() => setOpen(false)}>
              {t('done')}
            </Button>
            <Button kind="quiet" onClick={() => change(defaultLayout, 'reset')}>
              {t('reset')}
            </Button>
          </>
        }
      >
        <Checkbox
          label={t('all')}
          checked={counts.shown === counts.total}
          mixed={counts.shown < counts.total && offered.some((column) => canHide(column) && isVisible(column, layout))}
          onChange={(event) => change(withAllColumns(offered, layout, event.target.checked), 'all')}
        />
        <ColumnList
          columns={offered}
          isShown={(column) => isVisible(column, layout)}
          onToggle={(column, shown) => change(withColumn(layout, column, shown), 'toggle')}
        />
      </Dialog>
    </>
  )
}

interface ColumnListProps<Row, Key extends string, Sort extends string> {
  columns: readonly ColumnDef<Row, Key, Sort>[]
  isShown: (column: ColumnDef<Row, Key, Sort>) => boolean
  onToggle: (column: ColumnDef<Row, Key, Sort>, shown: boolean) => void
}

function ColumnList<Row, Key extends string, Sort extends string>({
  columns,
  isShown,
  onToggle,
}: ColumnListProps<Row, Key, Sort>) {
  const t = useTexts('column-chooser', columnChooserTexts)
  return (
    <ul aria-label={t('columns')} className="eks:mt-1 eks:border-t eks:border-line">
      {columns.map((column) => {
        const always = !canHide(column)
        return (
          <li key={column.key} className="eks:border-b eks:border-line">
            <Checkbox
              label={column.header}
              checked={isShown(column)}
              // Ticked for good, yet reachable: the reason stands beside it and is read with it.
              aria-disabled={always || undefined}
              hint={always ? t('always') : undefined}
              onChange={(event) => !always && onToggle(column, event.target.checked)}
            />
          </li>
        )
      })}
    </ul>
  )
}
