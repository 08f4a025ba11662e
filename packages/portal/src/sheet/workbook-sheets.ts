import { isBlank, maxRowsAbove, type SheetCell } from '@eksport/domain'
import { EncryptedFileError, HucreError } from 'hucre'
import { readXlsx } from 'hucre/xlsx'
import { maxRows, type Sheet } from './sheet-file.ts'
import type { WorkbookAnswer } from './workbook-messages.ts'

type Workbook = Awaited<ReturnType<typeof readXlsx>>
type WorkbookSheet = Workbook['sheets'][number]
type Cell = WorkbookSheet['rows'][number][number]

/** The columns of the oldest workbooks. A cell in the last one of today's, the 16 384th, would fill every row up to it. */
const readColumns = 'A1:IV1048576'

/** The last day that a spreadsheet can store. */
const lastDay = Date.UTC(9999, 11, 31)

/** A day has no time: spreadsheets store it as midnight UTC. A number beyond their last day is not a day, and is returned as they show it. */
function asCell(cell: Cell | undefined): SheetCell {
  if (!(cell instanceof Date)) return cell ?? null
  return cell.getTime() <= lastDay ? { day: cell.toISOString().slice(0, 10) } : '########'
}

function asSheet({ name, rows: all, cells, merges, rowDefs, columns = [] }: WorkbookSheet): Sheet {
  // Hidden rows are left out, as hidden sheets are and as on the clipboard: a person who filters or collapses a list means the visible part. Rows keep their numbers.
  const isRowHidden = (row: number) => rowDefs?.get(row)?.hidden === true
  // A column whose width was dragged to zero is hidden too.
  const isColumnHidden = (at: number) => columns[at]?.hidden === true || columns[at]?.width === 0
  const formulas = [...(cells ?? [])].filter(([place, { formula, value }]) => {
    const [row, at] = place.split(',').map(Number)
    return formula !== undefined && value === null && !isRowHidden(row ?? 0) && !isColumnHidden(at ?? 0)
  })
  const written = all.map((row) => row.map(asCell))
  const rows = written.map((row, index) => (isRowHidden(index) ? [] : row))
  const width = Math.max(0, ...rows.map((row) => row.length))
  const hidden = Array.from({ length: width }, (_, at) => at).filter(isColumnHidden)
  return {
    name,
    rows: rows.map((row) => row.filter((_, at) => !isColumnHidden(at))),
    hiddenRows: written.filter((row, index) => isRowHidden(index) && !isBlank(row)).length,
    hiddenColumns: hidden.filter((at) => !isBlank(rows.map((row) => row[at] ?? null))).length,
    formulasWithoutResult: formulas.length,
    mergedRows: merges?.flatMap(({ startRow, endRow }) =>
      startRow < endRow ? [[startRow + 1, endRow + 1] as const] : [],
    ),
  }
}

/** The visible sheets of a workbook that are not empty. Rows beyond the limit are read only far enough to see that they exist. */
export async function workbookSheets(bytes: Uint8Array): Promise<WorkbookAnswer> {
  try {
    // Rows above the header, and one row more than can be imported.
    const { sheets } = await readXlsx(bytes, {
      sheets: ({ hidden, veryHidden }) => hidden !== true && veryHidden !== true,
      maxRows: maxRows + maxRowsAbove,
      range: readColumns,
    })
    return { sheets: sheets.map(asSheet).filter(({ rows }) => rows.some((row) => !isBlank(row))) }
  } catch (error) {
    if (error instanceof EncryptedFileError) return { reason: 'locked' }
    if (error instanceof HucreError) return { reason: 'damaged' }
    throw error
  }
}
