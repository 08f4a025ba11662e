import { type ColumnLayout, type ColumnLayoutProps, shownColumns, useColumnLayout, withShownColumns } from '@eksport/ui'
import type { ApplicationColumn } from '@eksport/ui/certificate'
import type { ShownAs } from './list-address.ts'

interface Options {
  /** All columns that can be chosen, with their defaults for a wide window. */
  readonly columns: readonly ApplicationColumn[]
  /** The same columns as they fit now. */
  readonly fitting?: readonly ApplicationColumn[]
  readonly storageKey: string
  readonly as: ShownAs
  readonly onChange: (as: ShownAs) => void
}

/** Props for the table and the column chooser, and the visible columns. */
interface ListLayout {
  readonly layout: Pick<ColumnLayoutProps, 'columnLayout' | 'onColumnLayoutChange' | 'storageKey'>
  readonly shown: readonly string[]
  /** Columns that are chosen but do not fit now. */
  readonly noRoomFor: readonly string[]
}

const nothingChosen: ColumnLayout = {}

const withoutColumns = ({ visibility: _, order: __, ...rest }: ColumnLayout): ColumnLayout => rest

const columnsOf = ({ visibility, order }: ColumnLayout): ColumnLayout => ({
  ...(visibility && { visibility }),
  ...(order && { order }),
})

/**
 * [LST-18] The columns of a list: those that its address names, or else those that the reader has chosen in this browser. While
 * the address names them, a change of columns changes the address; widths and density are always the reader's.
 */
export function useListLayout({ columns, fitting = columns, storageKey, as, onChange }: Options): ListLayout {
  const [kept, keep] = useColumnLayout({ storageKey })
  if (as.columns === undefined) {
    const inSight = shownColumns(fitting, nothingChosen)
    const noRoomFor = shownColumns(columns, nothingChosen).filter(
      (id) => !inSight.includes(id) && kept.visibility?.[id] !== true,
    )
    return { layout: { storageKey }, shown: shownColumns(columns, kept), noRoomFor }
  }
  const columnLayout = withShownColumns(columns, kept, as.columns)
  return {
    shown: shownColumns(columns, columnLayout),
    // Named columns are always shown, and the table scrolls.
    noRoomFor: [],
    layout: {
      storageKey,
      columnLayout,
      onColumnLayoutChange: (next, { reason }) => {
        const { columns: _, ...rest } = as
        if (reason === 'reset') onChange(rest)
        else if (reason === 'toggle' || reason === 'move') onChange({ ...as, columns: shownColumns(columns, next) })
        else keep({ ...withoutColumns(next), ...columnsOf(kept) }, reason)
      },
    },
  }
}
