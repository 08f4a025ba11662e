'use client'
import type { RowData } from '@tanstack/react-table'
import { useState } from 'react'
import { Columns2 } from '../../foundation/icons/icons.js'
import type { CatalogueOverrides } from '../../foundation/text/catalogue.js'
import { OwnMessages } from '../../foundation/text/own-messages.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Button, type ButtonProps } from '../button/button.js'
import { columnChooserTexts } from './column-chooser.texts.js'
import { ColumnDialog } from './column-dialog.js'
import type { DataTableColumn, DataTableFeatures } from './table-features.js'
import type { ColumnLayoutProps } from './use-column-layout.js'

/** Props of {@link ColumnChooser}: those of the button, and the same column props as the table has. */
export interface ColumnChooserProps<Row extends RowData, Features extends DataTableFeatures = DataTableFeatures>
  extends ColumnLayoutProps,
    Omit<ButtonProps, 'onClick' | 'children'> {
  /** The columns of the table, in the order in which they stand at first. */
  columns: readonly (DataTableColumn<Row> | DataTableColumn<Row, unknown, NoInfer<Features>>)[]
  /** Those of the table. With `columnPinningFeature` there are buttons that keep a column in sight at the left edge. */
  features?: Features
  /** Ids of columns that have no room in the table just now: those that are chosen stay ticked, and are not counted as shown. */
  noRoomFor?: readonly string[]
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
          // The dialog needs no more of the columns than what every table knows.
          columns={columns as unknown as readonly DataTableColumn<Row>[]}
          {...{ columnLayout, defaultColumnLayout, onColumnLayoutChange, storageKey, resizable, features, noRoomFor }}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </OwnMessages>
  )
}
