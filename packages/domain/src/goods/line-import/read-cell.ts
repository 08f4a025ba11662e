import { type DateOrder, type Field, formatDate, type PlainDate, readDate } from '@eksport/forms'
import { truthWords } from './cell-words.ts'
import type { ImportColumn } from './columns.ts'
import type { ImportIssueCode } from './import-issue-texts.ts'
import { type ColumnReading, isWeight } from './match-headers.ts'
import { type DecimalSign, readNumber } from './read-number.ts'
import { cellText, isSerialDay, type SheetCell, serialDay } from './sheet.ts'
import { inKilograms, splitUnit } from './units.ts'
import { foldWord, type WordBook, wordsOfOptions } from './words.ts'

const yes: ReadonlySet<string> = new Set(truthWords.yes.map(foldWord))
const no: ReadonlySet<string> = new Set(truthWords.no.map(foldWord))

/** Yes or no in any of the languages of packing lists; `undefined` for any other word. */
function readTruth(text: string): boolean | undefined {
  const word = foldWord(text)
  if (yes.has(word)) return true
  return no.has(word) ? false : undefined
}

/** What is needed to read the cells of one column. */
export interface CellContext {
  readonly column: ImportColumn
  readonly reading: ColumnReading
  /** The decimal sign that the column reveals or a person chose. */
  readonly sign: DecimalSign | undefined
  readonly order: DateOrder | undefined
  /** Decides the century of `17.11.26`, which is the nearest one. */
  readonly today: PlainDate
  /** The words of the field's list; undefined until the list is loaded. */
  readonly book: WordBook | undefined
  /** The meanings that a person chose for words in this column, by folded word. */
  readonly given: Readonly<Record<string, string>>
}

/** The result of reading a cell: an answer, or a problem. `words` were looked up in a list. */
export interface CellReading {
  readonly value?: unknown
  readonly problem?: { readonly code: ImportIssueCode; readonly value: string }
  readonly words: readonly ReadWord[]
}

/** A word of a file and how it was interpreted. */
export interface ReadWord {
  readonly word: string
  readonly code?: string
  readonly candidates: readonly string[]
}

const noWords: readonly ReadWord[] = []
const answer = (value: unknown): CellReading => ({ value, words: noWords })
const problem = (code: ImportIssueCode, value: string): CellReading => ({ problem: { code, value }, words: noWords })

function numberCell(cell: SheetCell, text: string, context: CellContext): CellReading {
  const { column, reading, sign } = context
  const { rest, unit } = isWeight(column) ? splitUnit(text) : { rest: text, unit: undefined }
  const isWhole = column.field.kind === 'number' && (column.field.decimals ?? 0) === 0
  const read = typeof cell === 'number' ? { value: cell } : readNumber(rest, { sign, isWhole })
  if (read === 'unreadable') return problem('importNumber', text)
  if (read === 'ambiguous') return problem('importNumberAmbiguous', text)
  return answer(isWeight(column) ? inKilograms(read.value, unit ?? reading.unit ?? 'kg') : read.value)
}

function dateCell(text: string, { order, today, reading: { epoch } }: CellContext): CellReading {
  if (isSerialDay(text)) return epoch === undefined ? problem('importDateSerial', text) : answer(serialDay(text, epoch))
  const read = readDate(text, today, order)
  if (read.kind === 'date') return answer(read.date)
  return problem(read.kind === 'ambiguous' ? 'importDateAmbiguous' : 'importDate', text)
}

function wordCell(text: string, { given, book }: CellContext): ReadWord {
  const code = given[foldWord(text)]
  if (code !== undefined) return { word: text, code, candidates: [] }
  const meaning = book?.meaningOf(text) ?? { candidates: [] }
  return 'code' in meaning ? { word: text, code: meaning.code, candidates: [] } : { word: text, ...meaning }
}

function oneWord(text: string, context: CellContext): CellReading {
  const read = wordCell(text, context)
  if (read.code !== undefined) return { value: read.code, words: [read] }
  const code = read.candidates.length > 0 ? 'importWordAmbiguous' : 'importWord'
  return { problem: { code, value: text }, words: [read] }
}

function severalWords(text: string, context: CellContext): CellReading {
  const whole = wordCell(text, context)
  // A name may itself contain a comma.
  const parts = whole.code === undefined ? text.split(/[,;|\n]/).map((part) => part.trim()) : [text]
  const read = parts.filter((part) => part !== '').map((part) => wordCell(part, context))
  const unknown = read.find(({ code }) => code === undefined)
  if (unknown === undefined) return { value: read.map(({ code }) => code), words: read }
  const code = unknown.candidates.length > 0 ? 'importWordAmbiguous' : 'importWord'
  return { problem: { code, value: unknown.word }, words: read }
}

function truthCell(text: string): CellReading {
  const truth = readTruth(text)
  return truth === undefined ? problem('importTruth', text) : answer(truth)
}

/** A customs code has 4, 6 or 8 digits; stored as a number it has lost its leading zero, and many write it in groups. */
function customsCode(cell: SheetCell, book: WordBook | undefined): string {
  const text = cellText(cell)
  if (typeof cell === 'number' && /^\d+$/.test(text) && text.length % 2 === 1) return `0${text}`
  const digits = text.replaceAll(/[ .]/g, '')
  // If the form has a list, that decides what is a code; otherwise the number of digits does.
  const isCode = book === undefined ? /^(?:\d\d){2,5}$/.test(digits) : 'code' in book.meaningOf(digits)
  return isCode ? digits : text
}

const textOf = (cell: SheetCell, { column: { id }, book }: CellContext): string =>
  id === 'productClassificationCode' ? customsCode(cell, book) : cellText(cell)

/** The words of a field that defines its own options. */
export const optionsOf = (field: Field): WordBook | undefined =>
  field.kind === 'choice' ? wordsOfOptions(field.options) : undefined

/** What a spreadsheet shows instead of a value: `#N/A`, `#DIV/0!`, `#NAME?`, or `####` for a day or an amount that does not fit. */
const cellError = /^(?:#(?:[A-Z]+(?:\/[A-Z0-9]+)?[!?]|N\/A|GETTING_DATA)|#{2,})$/

/** Whether a spreadsheet has altered a text: `1,23457E+15` from a long number, of which it keeps 15 digits, or a day from `18-11`. */
const isChanged = (cell: SheetCell, text: string): boolean =>
  typeof cell === 'object' ||
  (typeof cell === 'number' && Math.abs(cell) >= 1e15) ||
  /^[+-]?\d+(?:[.,]\d+)?E[+-]\d+$/i.test(text)

const textKinds: ReadonlySet<string> = new Set(['text', 'text-list', 'lookup'])
const truthKinds: ReadonlySet<string> = new Set(['yes-no', 'toggle'])

/** A cell as it is shown in a message. */
const shown = (cell: SheetCell, text: string) => (typeof cell === 'object' ? formatDate(text) : text)

/** Reads one cell as its column is read; a blank cell is not an answer. A cell that a person typed was not altered by a spreadsheet. */
export function readCell(cell: SheetCell, context: CellContext, isWritten = false): CellReading {
  const text = textOf(cell, context)
  if (text === '') return { words: noWords }
  if (cellError.test(text)) return problem('importCellError', text)
  const { kind } = context.column.field
  if (typeof cell === 'boolean' && !truthKinds.has(kind))
    return problem(cell ? 'importCellTrue' : 'importCellFalse', text)
  if (textKinds.has(kind) && !isWritten && isChanged(cell, text)) return problem('importCellChanged', shown(cell, text))
  const words = shown(cell, text)
  switch (kind) {
    case 'number':
      return numberCell(cell, words, context)
    case 'date':
      return dateCell(text, context)
    case 'yes-no':
    case 'toggle':
      return truthCell(text)
    case 'code':
    case 'choice':
      return oneWord(words, context)
    case 'multi-code':
      return severalWords(words, context)
    case 'text-list':
      return answer(
        text
          .split(/[,;|\n]/)
          .map((part) => part.trim())
          .filter((part) => part !== ''),
      )
    default:
      return answer(text)
  }
}
