import { locales, localize } from '@eksport/forms'
import type { ImportColumn } from './columns.ts'
import { foldWord } from './fold.ts'
import { headerWords } from './header-words.ts'
import type { DateOrder } from './read-date.ts'
import type { DecimalSign } from './read-number.ts'
import { cellText, isBlank, type SheetRow } from './sheet.ts'
import { splitUnit, type WeightUnit } from './units.ts'

/** How a column of a file is read. */
export interface ColumnReading {
  /** What it fills in: the id of an {@link ImportColumn}. */
  readonly column: string
  readonly unit?: WeightUnit | undefined
  /** Answered by a person, where the column itself does not show it. */
  readonly sign?: DecimalSign | undefined
  readonly order?: DateOrder | undefined
}

/** For each column of a file how it is read; nothing for one that is not used. */
export type ColumnMapping = readonly (ColumnReading | undefined)[]

/** Whether a column is a weight, so that a file may tell it in another unit than the form does. */
export const isWeight = ({ field }: ImportColumn): boolean => field.kind === 'number' && field.unit?.en === 'kg'

function wordsOf({ id, label, field }: ImportColumn): Set<string> {
  const names = locales.flatMap((locale) => [localize(label, locale), localize(field.label, locale)])
  return new Set([...names, ...(headerWords[id] ?? []), id].map(foldWord))
}

/** What each header is called in the form, each column once; the first of two that fit has it. */
export function matchHeaders(headers: SheetRow, columns: readonly ImportColumn[]): ColumnMapping {
  const words = columns.map((column) => ({ column, words: wordsOf(column) }))
  const taken = new Set<string>()
  return headers.map((header) => {
    const text = cellText(header)
    if (text === '') return undefined
    const { rest, unit } = splitUnit(text)
    const fits = (candidate: (typeof words)[number]) =>
      !taken.has(candidate.column.id) &&
      (candidate.words.has(foldWord(text)) || (isWeight(candidate.column) && candidate.words.has(foldWord(rest))))
    const found = words.find(fits)?.column
    if (found === undefined) return undefined
    taken.add(found.id)
    return { column: found.id, ...(isWeight(found) && { unit: unit ?? 'kg' }) }
  })
}

const countKnown = (mapping: ColumnMapping) => mapping.filter((reading) => reading !== undefined).length

/**
 * The row that names the columns: of the first rows the one with most names that are known. Without any, the first row
 * that is not blank, so that a person can map it.
 */
export function findHeaderRow(rows: readonly SheetRow[], columns: readonly ImportColumn[]): number {
  const scores = rows.slice(0, 20).map((row) => countKnown(matchHeaders(row, columns)))
  const best = Math.max(0, ...scores)
  if (best > 0) return scores.indexOf(best)
  return Math.max(
    0,
    rows.findIndex((row) => !isBlank(row)),
  )
}

/** The sheet with the lines: the first of those with most names of columns that are known. A workbook may begin with a cover. */
export function findLineSheet(sheets: readonly (readonly SheetRow[])[], columns: readonly ImportColumn[]): number {
  const scores = sheets.map((rows) => countKnown(matchHeaders(rows[findHeaderRow(rows, columns)] ?? [], columns)))
  return Math.max(0, scores.indexOf(Math.max(...scores)))
}

/** The names of the columns as a mapping is remembered by them. */
export const headerKey = (headers: SheetRow): string => headers.map((header) => foldWord(cellText(header))).join('|')
