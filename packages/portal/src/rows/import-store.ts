import {
  type CodeEntry,
  type ColumnMapping,
  findHeaderRow,
  findLineSheet,
  type HeaderMatch,
  headerKey,
  type ImportColumn,
  lineRows,
  matchHeaders,
  type ProductLine,
  type SheetRow,
  sheetHead,
} from '@eksport/domain'
import type { Answers } from '@eksport/forms'
import { useSyncExternalStore } from 'react'
import { browserValue } from '../browser/browser-value.ts'
import { type JournalKey, takenPart } from '../journal/journal-record.ts'
import { keepPart, takeUpPart } from '../journal/kept-part.ts'
import { maxRows, type Sheet, type SheetFile, UnreadableFile } from '../sheet/sheet-file.ts'
import type { AskedColumn } from './asked-columns.ts'
import { constantsOf } from './kept-constants.ts'
import { mappingKey, parseMapping } from './remembered-mapping.ts'

/** Lines that were imported from a file and can be undone together. */
export interface TakenLines {
  /** The imported lines, each with the number of its row. */
  readonly lines: readonly { readonly line: ProductLine; readonly number: number }[]
  /** Number of rows that were not imported and remain to be corrected. */
  readonly left: number
  /** Revision of the application to which they were added: once that is sent, they are part of it. */
  readonly revision: number
  /** The review that they came from, with its rows as they were. */
  readonly from: Review
}

/** The part of a sheet's reading that a person can change. */
type Reading = Pick<Review, 'mapping' | 'constants' | 'words'>

interface ReviewRow {
  readonly number: number
  readonly cells: SheetRow
  /** Indexes of the cells that a person has written, changed or not. */
  readonly written?: readonly number[]
}

/** A sheet that is reviewed before anything is imported from it. */
export interface Review {
  readonly file: SheetFile
  readonly sheet: number
  /** Whether a row names the columns. */
  readonly hasHeaders: boolean
  /** Its index in the sheet. Absent in older entries, from before it could be chosen. */
  readonly headerRow?: number | undefined
  readonly headers: SheetRow
  /** The rows as the file has them, which reveal how its columns are written. */
  readonly source: readonly SheetRow[]
  /** The number of each row in its spreadsheet. Unknown for pasted rows, and absent in older entries. */
  readonly numbers?: readonly number[] | undefined
  /** The rows of a text with more cells than there are names, as they are numbered for the person. */
  readonly wideRows: readonly number[]
  /** Number of rows below the last line that hold totals. Absent in older entries. */
  readonly sums?: number
  /** The remaining rows with their corrections, each with its position in the source, counted from 1. */
  readonly rows: readonly ReviewRow[]
  readonly mapping: ColumnMapping
  /** Questions that the names of the columns leave open. */
  readonly questions: readonly AskedColumn[]
  readonly constants: Answers
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The initial reading: any difference from it was made by a person. Absent in older entries. */
  readonly begun?: Reading
  /** The file with which the mapping was made, and the day. */
  readonly remembered?:
    | {
        readonly file: string
        readonly day: string
        readonly columns: ReadonlySet<string>
        /** Absent in older entries. */
        readonly constants?: Answers
      }
    | undefined
}

interface ImportState {
  readonly review?: Review | undefined
  readonly taken?: TakenLines | undefined
  /** An earlier unfinished review, which can be restored. */
  readonly aside?: Review | undefined
  /** The content of the text box for pasting that is not read yet. */
  readonly pasted?: string
  /** Whether it was begun on an earlier page. */
  readonly isResumed?: boolean
}

interface Begin {
  readonly file: SheetFile
  /** The index of the sheet; by default the one with the lines. */
  readonly sheet?: number
  /** The index of the row that names the columns; it is searched for by default. */
  readonly headerRow?: number | 'none'
  readonly columns: readonly ImportColumn[]
  /** The species, once their list is loaded: by them a column of goods may be recognised. */
  readonly species?: readonly CodeEntry[] | undefined
  readonly organisationNumber: string
}

/** The numbers of these rows in their spreadsheet. */
function numbersIn(all: readonly SheetRow[], rows: readonly SheetRow[]): readonly number[] {
  const numbers = new Map(all.map((row, index) => [row, index + 1]))
  return rows.map((row) => numbers.get(row) ?? 0)
}

/** Indexes of a text's rows with more cells than names: a separator within a cell shifts all cells after it. */
function widerRows(sheet: Sheet, rows: readonly SheetRow[], names: SheetRow): readonly number[] {
  // In a workbook, a note beside the list shifts nothing.
  if (sheet.openQuotes === undefined) return []
  return rows.flatMap((row, index) => (row.length > names.length ? [index] : []))
}

/** How a file with these column names was last read, as far as this template asks the same. */
function recall(
  key: string,
  columns: readonly ImportColumn[],
  found: HeaderMatch,
): (Reading & Pick<Review, 'remembered' | 'questions'>) | undefined {
  const kept = parseMapping(browserValue(key))
  if (kept === undefined) return undefined
  const { file, day, words, none } = kept
  const known = new Set(columns.map(({ id }) => id))
  const constants = constantsOf(columns, kept.constants)
  // Stored before there were questions, when the first fitting column was used, so nobody has chosen it.
  if (none === undefined) {
    return { ...found, constants, words, remembered: { file, day, columns: new Set(), constants } }
  }
  const mapping = kept.mapping.map((reading) => (reading && known.has(reading.column) ? reading : undefined))
  const questions = found.questions.map((asked) => ({ ...asked, isNone: none.includes(asked.column) }))
  const used = new Set(kept.mapping.flatMap((reading) => reading?.column ?? []))
  return { mapping, questions, constants, words, remembered: { file, day, columns: used, constants } }
}

/** The first row of the column names, where they end, what they say, and whether there are any. */
function headingOf({ size }: SheetFile, { rows, mergedRows }: Sheet, { columns, species, headerRow: chosen }: Begin) {
  const at = typeof chosen === 'number' ? chosen : findHeaderRow(rows, columns)
  const { names, height } = sheetHead(rows, at, columns, mergedRows)
  const found = matchHeaders(names, columns, { rows: rows.slice(at + height), species })
  // Pasted text often has no column names; a file nearly always does.
  const isLikely = size !== undefined || found.questions.length > 0 || found.mapping.some(Boolean)
  return { at, names, end: at + height, found, named: chosen === undefined ? isLikely : chosen !== 'none' }
}

/**
 * A sheet with its columns recognised: as they were last mapped, or by their names.
 * @throws UnreadableFile when there are no rows to import, or more than are read at a time
 */
export function beginReview(begin: Begin): Review {
  const { file, sheet: chosen, columns, organisationNumber } = begin
  const sheet =
    chosen ??
    findLineSheet(
      file.sheets.map(({ rows }) => rows),
      columns,
    )
  const known = file.sheets[sheet]
  if (known === undefined) throw new UnreadableFile('empty')
  const all = known.rows
  const { at, names, end, found, named } = headingOf(file, known, begin)
  const { rows: source, sums } = lineRows(named ? all.slice(end) : all)
  if (source.length === 0) throw new UnreadableFile('empty')
  if (source.length > maxRows) throw new UnreadableFile('tooManyRows')
  const width = Math.max(...all.map((row) => row.length))
  const headers = Array.from({ length: width }, (_, index) => (named ? (names[index] ?? null) : null))
  const numbers = file.size === undefined ? undefined : numbersIn(all, source)
  const wideRows = named ? widerRows(known, source, names).map((index) => numbers?.[index] ?? index + 1) : []
  const recalled = named ? recall(mappingKey(organisationNumber, headerKey(headers)), columns, found) : undefined
  const unread: Reading = { mapping: named ? found.mapping : headers.map(() => undefined), constants: {}, words: {} }
  return {
    file,
    sheet,
    hasHeaders: named,
    headerRow: named ? at : undefined,
    headers,
    source,
    numbers,
    sums,
    wideRows,
    rows: source.map((cells, index) => ({ number: index + 1, cells })),
    ...unread,
    questions: named ? found.questions : [],
    ...recalled,
    begun: recalled ?? unread,
  }
}

const states = new Map<number, ImportState>()
const journals = new Map<number, JournalKey>()
const listeners = new Set<() => void>()
const nothing: ImportState = {}

/** The shape of stored reviews. One of another release may have other parts, and may have read its file differently. */
const shape = 2

interface KeptImport extends Pick<ImportState, 'review' | 'aside' | 'pasted' | 'taken'> {
  readonly shape: typeof shape
}

const isKept = (value: unknown): value is KeptImport =>
  typeof value === 'object' && value !== null && 'shape' in value && value.shape === shape

const newest = (kept: readonly unknown[]) => kept.findLast(isKept)

/** The key of an unfinished import, and of the lines that can be undone. */
const importPart = 'import'

const tell = () => {
  for (const listener of listeners) listener()
}

function writeDown(referenceNumber: number): void {
  const key = journals.get(referenceNumber)
  if (key === undefined) return
  const { review, aside, pasted = '', taken } = states.get(referenceNumber) ?? nothing
  const isFinished = review === undefined && aside === undefined && pasted === ''
  // Stored together, because imported and remaining rows belong to the same file.
  const kept: KeptImport = { shape, review, aside, pasted, taken }
  void keepPart({ ...key, part: importPart }, isFinished ? undefined : kept)
  void keepPart({ ...key, part: takenPart }, isFinished && taken !== undefined ? kept : undefined)
}

/** Stores the state of an import into an application, for other pages of the form and after a reload. */
export function keepImport(referenceNumber: number, change: ImportState): void {
  states.set(referenceNumber, { ...states.get(referenceNumber), ...change })
  writeDown(referenceNumber)
  tell()
}

const written = ({ mapping, constants, words }: Reading): string => JSON.stringify({ mapping, constants, words })

/** Whether reading the same sheet again would lose somebody's changes; assumed if unknown. */
const isWorkedOn = (review: Review): boolean =>
  review.rows.length < review.source.length ||
  review.begun === undefined ||
  written(review) !== written(review.begun) ||
  review.rows.some(({ written = [] }) => written.length > 0)

/** Whether two files are the same, possibly read with different separators. */
const isSameFile = (one: SheetFile, other: SheetFile | undefined): boolean =>
  one === other || (one.delimited !== undefined && one.delimited.text === other?.delimited?.text)

/**
 * [EXP-03] Reviews another sheet, or none while one is being chosen; an unfinished review is put aside. A review without changes
 * never replaces one with changes there.
 */
export function changeReview(referenceNumber: number, next: Review | undefined, change: ImportState = {}): void {
  const { review, aside } = states.get(referenceNumber) ?? nothing
  const isFree = aside === undefined || !isWorkedOn(aside)
  const isLost = review !== undefined && (isWorkedOn(review) || (isFree && !isSameFile(review.file, next?.file)))
  keepImport(referenceNumber, { ...change, review: next, isResumed: false, aside: isLost ? review : aside })
}

/** Restores what was put aside; the current review is dropped, unless it has changes. */
export function fetchBack(referenceNumber: number): void {
  const { review, aside } = states.get(referenceNumber) ?? nothing
  const isLost = review !== undefined && isWorkedOn(review)
  keepImport(referenceNumber, { review: aside, isResumed: false, aside: isLost ? review : undefined })
}

/**
 * [EXP-03] [EXP-06] Opens the import of a draft: what this page has of it, or what a closed page had not finished, and the lines
 * that can be undone.
 */
export async function openImport(draft: JournalKey): Promise<void> {
  const referenceNumber = Number(draft.draft)
  journals.set(referenceNumber, draft)
  if (states.has(referenceNumber)) return writeDown(referenceNumber)
  const [left, finished] = await Promise.all([
    takeUpPart({ ...draft, part: importPart }, newest),
    takeUpPart({ ...draft, part: takenPart }, newest),
  ])
  if (left === undefined && finished === undefined) return
  const { review, aside, pasted = '', taken = finished?.taken } = left ?? nothing
  states.set(referenceNumber, { review, aside, isResumed: review !== undefined, pasted, taken })
  tell()
}

/**
 * The review after an import is undone: its rows are restored, except those whose lines stay, and rows that were not imported
 * keep their later corrections.
 */
export function reviewBeforeTaking(
  { from, lines }: TakenLines,
  staying: ReadonlySet<string>,
  now: Review | undefined,
): Review {
  // Another file has been opened since, and stays.
  if (now !== undefined && (now.file !== from.file || now.sheet !== from.sheet)) return now
  const left = new Map(now?.rows.map((row) => [row.number, row]))
  const kept = new Set(lines.flatMap(({ line, number }) => (staying.has(line.id) ? [number] : [])))
  const rows = from.rows.filter(({ number }) => !kept.has(number))
  return { ...(now ?? from), rows: rows.map((row) => left.get(row.number) ?? row) }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The state of an import into an application in this tab. */
export function useImportState(referenceNumber: number): ImportState {
  return useSyncExternalStore(subscribe, () => states.get(referenceNumber) ?? nothing)
}
