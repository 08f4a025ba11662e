import type { SeriesRow } from '@eksport/api'
import type { ImportColumn } from '@eksport/domain'
import type { SeriesValues } from '@eksport/domain/templates'
import type { CheckContext } from '@eksport/portal/case/check-context.ts'
import type { Correction } from '@eksport/portal/rows/grid/grid-types.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { toast } from '@eksport/ui'
import { useMemo, useState } from 'react'
import { seriesTexts as texts } from './series.texts.ts'
import { cellKey, ownMapping, readRows, rowOfCell, type UnreadCells } from './series-rows.ts'
import { isUnderWay, type RowChanges } from './use-series.ts'

const isOpen = (row: SeriesRow) => row.applicationStatus === 'UNDER_REGISTRERING' && !isUnderWay(row)

interface Correcting {
  readonly rows: readonly SeriesRow[]
  readonly columns: readonly ImportColumn[]
  readonly context: CheckContext
  /** Unreadable cells from an earlier page load. */
  readonly left: UnreadCells
  readonly change: (changes: RowChanges) => void
}

/** Handles edited cells: readable values are saved, unreadable text stays as typed. */
export function useCorrect({ rows, columns, context, left, change }: Correcting) {
  const say = useText()
  const [unread, setUnread] = useState(left)
  const columnOf = (row: SeriesRow | undefined, at: number) => {
    if (row === undefined || isOpen(row)) return row && columns[at]
    toast.info(say(isUnderWay(row) ? texts.busyRow : texts.sentRow, { n: rows.indexOf(row) + 1 }))
    return undefined
  }
  const correct = (corrections: readonly Correction[]) => {
    const changes = new Map<number, SeriesValues>()
    const next = new Map(unread)
    for (const { number, at, text } of corrections) {
      const row = rows.find((one) => one.referenceNumber === number)
      const column = columnOf(row, at)
      if (column === undefined) continue
      const mapping = ownMapping([column])
      const [[cell] = []] = readRows({ columns: [column], mapping, context, rows: [[text]] }, true)
      next.delete(cellKey(number, column.id))
      if (cell?.unread) next.set(cellKey(number, column.id), cell.unread)
      else changes.set(number, { ...changes.get(number), [column.id]: cell?.value ?? null })
    }
    setUnread(next)
    change(changes)
  }
  const standing = useMemo(() => {
    // Cells of a row that was submitted, or deleted elsewhere, are no longer reported.
    const open = new Set(rows.filter(isOpen).map(({ referenceNumber }) => referenceNumber))
    return new Map([...unread].filter(([key]) => open.has(rowOfCell(key))))
  }, [rows, unread])
  return { unread: standing, correct }
}
