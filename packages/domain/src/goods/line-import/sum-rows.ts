import { readNumber } from './read-number.ts'
import { cellText, isBlank, type SheetCell, type SheetRow } from './sheet.ts'
import { splitUnit } from './units.ts'
import { foldWord } from './words.ts'

const sumWords: ReadonlySet<string> = new Set([
  'sum',
  'summen',
  'sum total',
  'total',
  'totals',
  'totalt',
  'totalsum',
  'grand total',
  'i alt',
  'totais',
  'total geral',
  'soma',
  '合计',
  '总计',
  '合計',
  '總計',
  '总数',
  'всього',
  'разом',
  'усього',
  'итого',
  'всего',
])

const isAmount = (cell: SheetCell) =>
  cellText(cell) === '' || readNumber(splitUnit(cellText(cell)).rest) !== 'unreadable'

/** Whether a row begins with a word for the total and otherwise contains only amounts. */
function isSum(row: SheetRow): boolean {
  const at = row.findIndex((cell) => cellText(cell) !== '')
  return at >= 0 && sumWords.has(foldWord(cellText(row[at]))) && row.slice(at + 1).every(isAmount)
}

/** The rows that are lines: without blank ones, and without the totals below the last line. */
export function lineRows(rows: readonly SheetRow[]): { readonly rows: readonly SheetRow[]; readonly sums: number } {
  const filled = rows.filter((row) => !isBlank(row))
  const lines = filled.slice(0, filled.findLastIndex((row) => !isSum(row)) + 1)
  return { rows: lines, sums: filled.length - lines.length }
}
