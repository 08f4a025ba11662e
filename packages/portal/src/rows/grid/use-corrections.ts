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

/** Issues where a spreadsheet altered a text, although the result may be what was meant. */
const madeBySheet: ReadonlySet<string> = new Set(['importCellChanged', 'importCellTrue', 'importCellFalse'])

/** Puts texts into the cells of the grid: one that was typed, or many that were pasted. */
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
    /** `isMeant` confirms that the text which a spreadsheet produced is correct. */
    commit: (place: Place, text: string, isMeant = false) => correct(correction(place, text, isMeant)),
    /** Copies the text of this cell to the one below, and returns that cell. */
    fillDown: ({ row, column }: Place): Place => {
      const { at } = columns[column] ?? {}
      const cell = at === undefined ? undefined : rows[row]?.cells[at]
      const below = { row: row + 1, column }
      if (cell !== undefined) correct(correction(below, cellAsWritten(cell, locale)))
      return below
    },
    /** Pastes cells of a spreadsheet from this cell on, row by row; in an open cell a paste is ordinary typing. */
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
