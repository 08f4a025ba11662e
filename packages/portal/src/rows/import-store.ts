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

/** Lines that were taken from a file and can be taken back as one. */
export interface TakenLines {
  /** As they were taken, each with the number of its row. */
  readonly lines: readonly { readonly line: ProductLine; readonly number: number }[]
  /** Rows that were not taken and stay to be put right. */
  readonly left: number
  /** Of the application that they came into: once it has been sent, they are part of it. */
  readonly revision: number
  /** What they were taken from, with its rows as they stood. */
  readonly from: Review
}

/** How a sheet is read, as far as a person can say it otherwise. */
type Reading = Pick<Review, 'mapping' | 'constants' | 'words'>

interface ReviewRow {
  readonly number: number
  readonly cells: SheetRow
  /** The places of the cells that a person has written, as they stood or otherwise. */
  readonly written?: readonly number[]
}

/** A sheet that is being looked over before anything is taken from it. */
export interface Review {
  readonly file: SheetFile
  readonly sheet: number
  /** Whether a row names the columns. */
  readonly hasHeaders: boolean
  /** Its place in the sheet. What was kept before it could be chosen lacks it. */
  readonly headerRow?: number | undefined
  readonly headers: SheetRow
  /** The rows as the file has them: what shows how its columns are written. */
  readonly source: readonly SheetRow[]
  /** The number of each of them in its spreadsheet. Of what is pasted nobody knows it, and what was kept before this lacks it. */
  readonly numbers?: readonly number[] | undefined
  /** The rows of a text with cells beyond those that have a name, as they are counted to the person. */
  readonly wideRows: readonly number[]
  /** Rows below the last line that hold sums. Older entries lack it. */
  readonly sums?: number
  /** Those that are left, as they have been corrected, each with its place in the source, from 1. */
  readonly rows: readonly ReviewRow[]
  readonly mapping: ColumnMapping
  /** What the names of the columns leave open. */
  readonly questions: readonly AskedColumn[]
  readonly constants: Answers
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The reading that it was begun with: what differs from it, somebody has done. What was kept before this lacks it. */
  readonly begun?: Reading
  /** The file that the mapping was made with, and the day. */
  readonly remembered?:
    | {
        readonly file: string
        readonly day: string
        readonly columns: ReadonlySet<string>
        /** What was kept before this lacks them. */
        readonly constants?: Answers
      }
    | undefined
}

interface ImportState {
  readonly review?: Review | undefined
  readonly taken?: TakenLines | undefined
  /** The one before it, which was not finished and can be fetched back. */
  readonly aside?: Review | undefined
  /** What stands in the box for pasting and has not been read. */
  readonly pasted?: string
  /** It was begun on a page that is gone. */
  readonly isResumed?: boolean
}

interface Begin {
  readonly file: SheetFile
  /** The one with the lines, unless somebody chooses another. */
  readonly sheet?: number
  /** The place of the row that names the columns, unless it is looked for. */
  readonly headerRow?: number | 'none'
  readonly columns: readonly ImportColumn[]
  /** The species, once their list has come: what a column of goods is may be seen by them. */
  readonly species?: readonly CodeEntry[] | undefined
  readonly organisationNumber: string
}

/** The numbers that a spreadsheet shows beside these of its rows. */
function numbersIn(all: readonly SheetRow[], rows: readonly SheetRow[]): readonly number[] {
  const numbers = new Map(all.map((row, index) => [row, index + 1]))
  return rows.map((row) => numbers.get(row) ?? 0)
}

/** The places of a text's rows with more cells than there are names: a separator within a cell moves all that stand behind it. */
function widerRows(sheet: Sheet, rows: readonly SheetRow[], names: SheetRow): readonly number[] {
  // In a workbook a note beside the list moves nothing.
  if (sheet.openQuotes === undefined) return []
  return rows.flatMap((row, index) => (row.length > names.length ? [index] : []))
}

/** How a file with columns of these names was read last, as far as this template asks the same. */
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
  // Kept before anything was asked, when the first column that fitted was taken: nobody has chosen it.
  if (none === undefined) {
    return { ...found, constants, words, remembered: { file, day, columns: new Set(), constants } }
  }
  const mapping = kept.mapping.map((reading) => (reading && known.has(reading.column) ? reading : undefined))
  const questions = found.questions.map((asked) => ({ ...asked, isNone: none.includes(asked.column) }))
  const used = new Set(kept.mapping.flatMap((reading) => reading?.column ?? []))
  return { mapping, questions, constants, words, remembered: { file, day, columns: used, constants } }
}

/** The row that names the columns, or begins to, where the names end, what they say, and whether there are any. */
function headingOf({ size }: SheetFile, { rows, mergedRows }: Sheet, { columns, species, headerRow: chosen }: Begin) {
  const at = typeof chosen === 'number' ? chosen : findHeaderRow(rows, columns)
  const { names, height } = sheetHead(rows, at, columns, mergedRows)
  const found = matchHeaders(names, columns, { rows: rows.slice(at + height), species })
  // What is pasted often has no names above it; a file nearly always does.
  const isLikely = size !== undefined || found.questions.length > 0 || found.mapping.some(Boolean)
  return { at, names, end: at + height, found, named: chosen === undefined ? isLikely : chosen !== 'none' }
}

/**
 * A sheet with its columns found: as they were mapped last time, or by what they are called.
 * @throws UnreadableFile when there is no row to take, or more than are read at a time
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

/** A review of another release may have other parts than this one reads, and may have read its file otherwise. */
const shape = 2

interface KeptImport extends Pick<ImportState, 'review' | 'aside' | 'pasted' | 'taken'> {
  readonly shape: typeof shape
}

const isKept = (value: unknown): value is KeptImport =>
  typeof value === 'object' && value !== null && 'shape' in value && value.shape === shape

const newest = (kept: readonly unknown[]) => kept.findLast(isKept)

/** What is not finished, and the lines that can be taken back with it. */
const importPart = 'import'

const tell = () => {
  for (const listener of listeners) listener()
}

function writeDown(referenceNumber: number): void {
  const key = journals.get(referenceNumber)
  if (key === undefined) return
  const { review, aside, pasted = '', taken } = states.get(referenceNumber) ?? nothing
  const isFinished = review === undefined && aside === undefined && pasted === ''
  // As one: what was taken and what stayed are rows of the same file.
  const kept: KeptImport = { shape, review, aside, pasted, taken }
  void keepPart({ ...key, part: importPart }, isFinished ? undefined : kept)
  void keepPart({ ...key, part: takenPart }, isFinished && taken !== undefined ? kept : undefined)
}

/** Keeps what is being imported into an application, also while another page of the form is open, and after a reload. */
export function keepImport(referenceNumber: number, change: ImportState): void {
  states.set(referenceNumber, { ...states.get(referenceNumber), ...change })
  writeDown(referenceNumber)
  tell()
}

const written = ({ mapping, constants, words }: Reading): string => JSON.stringify({ mapping, constants, words })

/** Whether reading the same sheet anew would undo what somebody has done in it; where nobody knows, it may. */
const isWorkedOn = (review: Review): boolean =>
  review.rows.length < review.source.length ||
  review.begun === undefined ||
  written(review) !== written(review.begun) ||
  review.rows.some(({ written = [] }) => written.length > 0)

/** Whether it is the same file, though perhaps read with another sign between its cells. */
const isSameFile = (one: SheetFile, other: SheetFile | undefined): boolean =>
  one === other || (one.delimited !== undefined && one.delimited.text === other?.delimited?.text)

/**
 * [EXP-03] Looks over another sheet, or none as long as one is looked for; what was not finished is put aside. Nothing but work takes
 * the place of work that lies there.
 */
export function changeReview(referenceNumber: number, next: Review | undefined, change: ImportState = {}): void {
  const { review, aside } = states.get(referenceNumber) ?? nothing
  const isFree = aside === undefined || !isWorkedOn(aside)
  const isLost = review !== undefined && (isWorkedOn(review) || (isFree && !isSameFile(review.file, next?.file)))
  keepImport(referenceNumber, { ...change, review: next, isResumed: false, aside: isLost ? review : aside })
}

/** What was put aside is looked over again; what stood in its place goes, unless somebody has worked on it. */
export function fetchBack(referenceNumber: number): void {
  const { review, aside } = states.get(referenceNumber) ?? nothing
  const isLost = review !== undefined && isWorkedOn(review)
  keepImport(referenceNumber, { review: aside, isResumed: false, aside: isLost ? review : undefined })
}

/**
 * [EXP-03] [EXP-06] Opens the import of a draft: what this page knows of it, or what a page that is gone had not finished, and
 * the lines that can be taken back.
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
 * What is looked over once an import is taken back: its rows stand there again, but for those whose lines stay, and those that
 * were not taken as they were corrected since.
 */
export function reviewBeforeTaking(
  { from, lines }: TakenLines,
  staying: ReadonlySet<string>,
  now: Review | undefined,
): Review {
  // Another file has been opened since: that one stays.
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

/** What is being imported into an application in this tab. */
export function useImportState(referenceNumber: number): ImportState {
  return useSyncExternalStore(subscribe, () => states.get(referenceNumber) ?? nothing)
}
