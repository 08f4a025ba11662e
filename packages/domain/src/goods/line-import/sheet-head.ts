import type { ImportColumn } from './columns.ts'
import { matchHeaders } from './match-headers.ts'
import { cellText, isBlank, type SheetRow } from './sheet.ts'

/** The column names of a sheet, and the number of rows that they take. */
export interface SheetHead {
  readonly names: SheetRow
  readonly height: 1 | 2
}

/** The upper name of each column; a name over several columns is stored in the first of them. */
function spread(upper: SheetRow, lower: SheetRow): readonly string[] {
  let last = ''
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const own = cellText(upper[at])
    if (own !== '' || cellText(lower[at]) === '') last = own
    return last
  })
}

/** 'Vekt' above 'Netto kg': both together if they name a column of the form, else the lower name, or the upper one if that does. */
function joined(upper: string, lower: string, columns: readonly ImportColumn[]): string {
  if (upper === '' || lower === '') return upper || lower
  const names = [`${upper} ${lower}`, `${lower} ${upper}`, lower, upper]
  const isKnown = (name: string) => matchHeaders([name], columns).mapping.some(Boolean)
  return names.find(isKnown) ?? `${upper} ${lower}`
}

/**
 * The column names in this row, and in the one below if that continues them: cells are merged over both, or the lower row
 * consists of names by which columns are known. `mergedRows` are the first and last row, counted from 1, of merged cells.
 */
export function sheetHead(
  rows: readonly SheetRow[],
  at: number,
  columns: readonly ImportColumn[],
  mergedRows: readonly (readonly [first: number, last: number])[] = [],
): SheetHead {
  const upper = rows[at] ?? []
  const lower = rows[at + 1] ?? []
  const single: SheetHead = { names: upper, height: 1 }
  if (isBlank(lower) || lower.some((cell) => /\d/.test(cellText(cell)))) return single
  const names = spread(upper, lower).map((name, column) => joined(name, cellText(lower[column]), columns))
  const known = (row: SheetRow) => matchHeaders(row, columns).mapping.filter(Boolean).length
  const isMerged = mergedRows.some(([first, last]) => first === at + 1 && last === at + 2)
  return isMerged || known(names) > known(upper) ? { names, height: 2 } : single
}
