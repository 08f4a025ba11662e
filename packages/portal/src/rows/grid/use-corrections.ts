import { cellText } from '@eksport/domain'
import { useEksport } from '@eksport/ui'
import type { ClipboardEvent } from 'react'
import { delimitedTable } from '../../sheet/delimited-text.ts'
import { cellAsWritten } from '../cell-words.ts'
import type { Correction, GridColumn, GridRow, Place } from './grid-types.ts'

interface CorrectionsOptions {
  readonly columns: readonly GridColumn[]
  readonly rows: readonly GridRow[]
  readonly onCorrect: (corrections: readonly Correction[]) => void
}

/** What a spreadsheet has made of a text, and a person may have meant. */
const madeBySheet: ReadonlySet<string> = new Set(['importCellChanged', 'importCellTrue', 'importCellFalse'])

/** Texts that are put into the cells of the grid: one that is written, or many that are pasted. */
export function useCorrections({ columns, rows, onCorrect }: CorrectionsOptions) {
  const { locale } = useEksport()
  const correction = ({ row, column }: Place, text: string, isMeant = false): readonly Correction[] => {
    const changed = rows[row]
    const { at, column: { id } = {} } = columns[column] ?? {}
    if (changed === undefined || at === undefined) return []
    const isAsked = isMeant && changed.line.findings.some(({ column: of, code }) => of === id && madeBySheet.has(code))
    return text === cellAsWritten(changed.cells[at], locale) && !isAsked ? [] : [{ number: changed.number, at, text }]
  }
  const correct = (corrections: readonly Correction[]) => {
    if (corrections.length > 0) onCorrect(corrections)
  }
  return {
    /** `isMeant` where a person says that what a spreadsheet made of a text is what should stand there. */
    commit: (place: Place, text: string, isMeant = false) => correct(correction(place, text, isMeant)),
    /** The cell below gets the text of this one, and is answered. */
    fillDown: ({ row, column }: Place): Place => {
      const { at } = columns[column] ?? {}
      const cell = at === undefined ? undefined : rows[row]?.cells[at]
      const below = { row: row + 1, column }
      if (cell !== undefined) correct(correction(below, cellAsWritten(cell, locale)))
      return below
    },
    /** Cells of a spreadsheet go into the cells from this one on, a row below a row; into an open cell a paste is typing. */
    pasteAt: ({ row, column }: Place, event: ClipboardEvent) => {
      if (event.target instanceof HTMLInputElement) return
      event.preventDefault()
      const pasted = delimitedTable(event.clipboardData.getData('text/plain'), true, '\t').rows
      correct(
        pasted.flatMap((cells, down) =>
          cells.flatMap((cell, across) =>
            correction({ row: row + down, column: column + across }, cellText(cell).trim()),
          ),
        ),
      )
    },
  }
}
