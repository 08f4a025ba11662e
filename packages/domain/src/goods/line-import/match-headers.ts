import { type DateOrder, locales, localize } from '@eksport/forms'
import { consignmentWords, headerWords, vagueHeaderWords } from './column-words.ts'
import type { ImportColumn } from './columns.ts'
import type { DecimalSign } from './read-number.ts'
import { cellText, type Epoch, isBlank, type SheetRow } from './sheet.ts'
import { splitUnit, type WeightUnit } from './units.ts'
import { foldWord, type Named, tradeBook, wordsOfList } from './words.ts'

/** How a column of a file is read. */
export interface ColumnReading {
  /** What it fills in: the id of an {@link ImportColumn}. */
  readonly column: string
  readonly unit?: WeightUnit | undefined
  /** Chosen by a person, where the column itself does not reveal it. */
  readonly sign?: DecimalSign | undefined
  readonly order?: DateOrder | undefined
  readonly epoch?: Epoch | undefined
  /** For the first day of a period: whether it is the last day too, where the file has no column for that. */
  readonly isWhole?: boolean | undefined
}

/** How each column of a file is read; undefined for an unused one. */
export type ColumnMapping = readonly (ColumnReading | undefined)[]

/** Whether a column is a weight, so that a file may use another unit than the form does. */
export const isWeight = ({ field }: ImportColumn): boolean => field.kind === 'number' && field.unit?.en === 'kg'

/** Columns of a file of which one may fill in an answer, and a person must choose which. */
export interface ColumnQuestion {
  /** The id of the {@link ImportColumn}. */
  readonly column: string
  readonly choices: readonly { readonly at: number; readonly reading: ColumnReading }[]
}

/** The mapping that the column names suggest, and the questions that they leave open. */
export interface HeaderMatch {
  readonly mapping: ColumnMapping
  readonly questions: readonly ColumnQuestion[]
}

/** The cells below the names, which decide what an ambiguous name means. */
interface Below {
  readonly rows: readonly SheetRow[]
  /** The species, once their list is loaded. */
  readonly species: readonly Named[] | undefined
}

/** The column of the last day of the period whose first day this column is. */
export const lastDayOf = (column: string): string | undefined =>
  /(?:\.from|\.fromDate)$/.test(column) ? column.replace(/from(Date)?$/, 'to$1') : undefined

/** Whether at least half of a column's words are names of species. */
function areSpecies(at: number, { rows, species }: Below): boolean {
  const words = [...new Set(rows.map((row) => cellText(row[at])).filter((text) => text !== ''))]
  const book = species === undefined ? tradeBook('species') : wordsOfList('species', species)
  const isKnown = (word: string) => {
    const meaning = book.meaningOf(word)
    return 'code' in meaning || meaning.candidates.length > 0
  }
  return words.length > 0 && words.filter(isKnown).length * 2 >= words.length
}

interface Words {
  readonly column: ImportColumn
  readonly names: ReadonlySet<string>
  readonly vague: ReadonlySet<string>
}

function wordsOf(column: ImportColumn): Words {
  const { id, label, field } = column
  // In a series, the path of a line's column begins with the line.
  const known = id.replace(/^productLines\.\d+\./, '')
  const names = locales.flatMap((locale) => [localize(label, locale), localize(field.label, locale)])
  return {
    column,
    names: new Set([...names, ...(headerWords[known] ?? consignmentWords[id] ?? []), id].map(foldWord)),
    vague: new Set(vagueHeaderWords[known]?.map(foldWord)),
  }
}

/** A header that may name a column of the form. */
interface Fit {
  readonly at: number
  readonly reading: ColumnReading
  readonly isVague: boolean
}

function fitOf(text: string, at: number, { column, names, vague }: Words): Fit | undefined {
  const { rest, unit } = splitUnit(text)
  const spellings = isWeight(column) ? [text, rest, rest.replace(/\s+(?:i|in)$/i, '')] : [text]
  const folded = spellings.map(foldWord)
  const isVague = !folded.some((word) => names.has(word))
  if (isVague && !folded.some((word) => vague.has(word))) return undefined
  return { at, reading: { column: column.id, ...(isWeight(column) && { unit: unit ?? 'kg' }) }, isVague }
}

/** An ambiguous weight is always asked about, because it may be the gross weight. */
const isAsked = (best: readonly Fit[], column: ImportColumn) =>
  best.length > 1 || (isWeight(column) && best.some(({ isVague }) => isVague))

/** Makes the first day of a period its last day too, where no column may be the last day and the name does not say 'from'. */
function withWholePeriods(mapping: ColumnMapping, fits: readonly Fit[], columns: readonly ImportColumn[]) {
  const known = new Set([...mapping, ...fits.map(({ reading }) => reading)].flatMap((reading) => reading?.column ?? []))
  return mapping.map((reading, at) => {
    const last = reading && lastDayOf(reading.column)
    if (reading === undefined || !columns.some(({ id }) => id === last) || known.has(last ?? '')) return reading
    const isVague = fits.some((fit) => fit.at === at && fit.isVague && fit.reading.column === reading.column)
    return isVague ? { ...reading, isWhole: true } : reading
  })
}

/** A general name of goods is tried as the species first, and accepted as such only if its cells are species. */
const speciesFirst = (columns: readonly ImportColumn[]) => [
  ...columns.filter(({ id }) => id === 'species'),
  ...columns.filter(({ id }) => id !== 'species'),
]

/**
 * Which headers name which columns of the form. Of several headers the one with the more specific name is chosen; equally good
 * ones give a question. `below` are the cells below them, where those are to decide.
 */
export function matchHeaders(headers: SheetRow, columns: readonly ImportColumn[], below?: Below): HeaderMatch {
  const mapping: (ColumnReading | undefined)[] = headers.map(() => undefined)
  const questions: ColumnQuestion[] = []
  const all: Fit[] = []
  for (const words of speciesFirst(columns).map(wordsOf)) {
    const isMeant = ({ at, isVague, reading }: Fit) =>
      !isVague ||
      (mapping[at] === undefined && (reading.column !== 'species' || (below !== undefined && areSpecies(at, below))))
    const fits = headers.flatMap((header, at) => fitOf(cellText(header), at, words) ?? []).filter(isMeant)
    all.push(...fits)
    const sure = fits.filter(({ isVague }) => !isVague)
    const best = sure.length > 0 ? sure : fits
    if (isAsked(best, words.column)) questions.push({ column: words.column.id, choices: best })
    else for (const { at, reading } of best) mapping[at] ??= reading
  }
  return { mapping: withWholePeriods(mapping, all, columns), questions }
}

const countKnown = ({ mapping, questions }: HeaderMatch) =>
  mapping.filter((reading) => reading !== undefined).length + questions.length

/** The most rows above the column names, such as a letterhead. */
export const maxRowsAbove = 50

/**
 * The index of the row with the column names: of the first rows, the one with most known names. If there are none, the first row
 * that is not blank, so that a person can map it.
 */
export function findHeaderRow(rows: readonly SheetRow[], columns: readonly ImportColumn[]): number {
  const scores = rows.slice(0, maxRowsAbove).map((row) => countKnown(matchHeaders(row, columns)))
  const best = Math.max(0, ...scores)
  if (best > 0) return scores.indexOf(best)
  return Math.max(
    0,
    rows.findIndex((row) => !isBlank(row)),
  )
}

/** The index of the sheet with the lines: the first of those with most known column names. A workbook may begin with a cover. */
export function findLineSheet(sheets: readonly (readonly SheetRow[])[], columns: readonly ImportColumn[]): number {
  const scores = sheets.map((rows) => countKnown(matchHeaders(rows[findHeaderRow(rows, columns)] ?? [], columns)))
  return Math.max(0, scores.indexOf(Math.max(...scores)))
}

/** The key under which a mapping is remembered, made from the column names. */
export const headerKey = (headers: SheetRow): string => headers.map((header) => foldWord(cellText(header))).join('|')
