import { useEksport } from '@eksport/ui'
import type { ClipboardEvent } from 'react'
import { cellAsWritten } from '../cell-words.ts'
import type { Correction, GridColumn, GridRow, Place } from './grid-types.ts'

interface CorrectionsOptions {
  readonly columns: readonly GridColumn[]
  readonly rows: readonly GridRow[]
  readonly onCorrect: (corrections: readonly Correction[]) => void
}

/** Texts that are put into the cells of the grid: one that is written, or many that are pasted. */
export function useCorrections({ columns, rows, onCorrect }: CorrectionsOptions) {
  const { locale } = useEksport()
  const correction = ({ row, column }: Place, text: string): readonly Correction[] => {
    const changed = rows[row]
    const { at } = columns[column] ?? {}
    const isSame = changed === undefined || at === undefined || text === cellAsWritten(changed.cells[at], locale)
    return isSame ? [] : [{ number: changed.number, at, text }]
  }
  const correct = (corrections: readonly Correction[]) => {
    if (corrections.length > 0) onCorrect(corrections)
  }
  return {
    commit: (place: Place, text: string) => correct(correction(place, text)),
    /** Cells of a spreadsheet go into the cells from this one on, a row below a row; into an open cell a paste is typing. */
    pasteAt: ({ row, column }: Place, event: ClipboardEvent) => {
      if (event.target instanceof HTMLInputElement) return
      event.preventDefault()
      const text = event.clipboardData.getData('text/plain').replace(/\r?\n$/, '')
      const cells = text
        .split(/\r?\n/)
        .flatMap((line, down) => line.split('\t').map((words, across) => ({ down, across, words: words.trim() })))
      correct(
        cells.flatMap(({ down, across, words }) => correction({ row: row + down, column: column + across }, words)),
      )
    },
  }
}
