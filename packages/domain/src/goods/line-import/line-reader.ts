import {
  type Answers,
  emptyAnswers,
  getAt,
  type Issue,
  orderOf,
  type Section,
  setAt,
  type TextParams,
  type ValidationContext,
  validateSections,
} from '@eksport/forms'
import type { CodeEntry } from '../../reference/code-list/code-entry.ts'
import { today } from '../../values/office-time/oslo.ts'
import { type ImportColumn, importColumns } from './columns.ts'
import { type ColumnMapping, type ColumnReading, isWeight, lastDayOf } from './match-headers.ts'
import { type CellContext, type CellReading, optionsOf, type ReadWord, readCell } from './read-cell.ts'
import { signOf } from './read-number.ts'
import { cellText, type SheetRow } from './sheet.ts'
import { splitUnit } from './units.ts'
import { type WordBook, wordsOfList } from './words.ts'

/** Everything that decides how the rows of a file become lines. */
export interface ImportSettings {
  readonly sections: readonly Section[]
  readonly mapping: ColumnMapping
  /** Answers that all lines get, by field, for what the file has no column for. */
  readonly constants: Answers
  /** The meanings that a person chose for words: by column, then by folded word. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly codeLists: Readonly<Record<string, readonly CodeEntry[] | undefined>>
  readonly context: ValidationContext
  /** The application to which the lines are added. */
  readonly root: Answers
}

/** An error in a line: at a column of the file, or at a field for which the file has no column. */
export interface LineFinding {
  /** The id of the column, if one is mapped. */
  readonly column: string | undefined
  /** Its path in the line. */
  readonly path: string
  readonly code: string
  readonly params?: TextParams
}

/** A row of a file, and the line that it becomes. */
export interface ReadLine {
  /** The line without its id. */
  readonly line: Answers
  readonly cells: Readonly<Record<string, CellReading>>
  readonly findings: readonly LineFinding[]
}

export interface LineReader {
  readonly columns: readonly ImportColumn[]
  /** How a column is read, including what its own cells reveal. */
  readonly contextOf: (column: string) => CellContext | undefined
  /** Reads a row; `written` are the indexes of the cells that a person has typed. */
  readonly read: (row: SheetRow, written?: readonly number[]) => ReadLine
}

const isUnder = (path: string, above: string) => path === above || path.startsWith(`${above}.`)

function booksOf(columns: readonly ImportColumn[], codeLists: ImportSettings['codeLists']): Map<string, WordBook> {
  const lists = new Map<string, WordBook>()
  const bookOf = (name: string) => {
    const known = lists.get(name)
    const entries = codeLists[name]
    if (known !== undefined || entries === undefined) return known
    const book = wordsOfList(name, entries)
    lists.set(name, book)
    return book
  }
  return new Map(
    columns.flatMap(({ id, field }) => {
      const book = field.kind === 'code' || field.kind === 'multi-code' ? bookOf(field.codeList) : optionsOf(field)
      return book === undefined ? [] : [[id, book] as const]
    }),
  )
}

/** A mapped column with the index of its cells. */
interface Mapped {
  readonly at: number
  readonly context: CellContext
}

function mappedColumns(
  settings: ImportSettings,
  columns: readonly ImportColumn[],
  rows: readonly SheetRow[],
): Mapped[] {
  const byId = new Map(columns.map((column) => [column.id, column]))
  const books = booksOf(columns, settings.codeLists)
  const day = today(settings.context.now)
  const contextOf = (reading: ColumnReading, at: number): CellContext | undefined => {
    const column = byId.get(reading.column)
    if (column === undefined) return undefined
    // An amount that a workbook stores as a number has no decimal sign: it does not show how texts in the column are written.
    const texts = () => rows.flatMap(({ [at]: cell }) => (typeof cell === 'number' ? [] : [cellText(cell)]))
    const amounts = () => (isWeight(column) ? texts().map((text) => splitUnit(text).rest) : texts())
    const { kind } = column.field
    return {
      column,
      reading,
      sign: reading.sign ?? (kind === 'number' ? signOf(amounts()) : undefined),
      order: reading.order ?? (kind === 'date' ? orderOf(texts()) : undefined),
      today: day,
      book: books.get(column.id),
      given: settings.words[column.id] ?? {},
    }
  }
  return settings.mapping.flatMap((reading, at) => {
    const context = reading && contextOf(reading, at)
    return context === undefined ? [] : [{ at, context }]
  })
}

/** The path of a period's last day, if this column fills it in too and no other column does. */
function wholeOf({ column, reading }: CellContext, mapped: readonly Mapped[]): string | undefined {
  const last = reading.isWhole === true ? lastDayOf(column.id) : undefined
  return mapped.some(({ context }) => context.column.id === last) ? undefined : last
}

/** The column to which a form issue belongs: the one at its path, or the first of an answer that is missing as a whole. */
function columnOf(path: string, mapped: readonly Mapped[]): string | undefined {
  const whole = mapped.find(({ context }) => wholeOf(context, mapped) === path)
  if (whole !== undefined) return whole.context.column.id
  const ids = mapped.map(({ context }) => context.column.id)
  return ids.find((id) => id === path) ?? ids.find((id) => isUnder(path, id) || isUnder(id, path))
}

function findingsOf(issues: readonly Issue[], cells: ReadLine['cells'], mapped: readonly Mapped[]): LineFinding[] {
  const unread = Object.entries(cells).flatMap(([column, { problem }]): LineFinding[] =>
    problem === undefined ? [] : [{ column, path: column, code: problem.code, params: { value: problem.value } }],
  )
  // An unreadable cell is already reported; the form would add that its answer is missing.
  const isReported = (column: string | undefined) => unread.some((finding) => finding.column === column)
  const own = issues
    .map(
      ({ path, code, params }): LineFinding => ({
        column: columnOf(path, mapped),
        path,
        code,
        ...(params && { params }),
      }),
    )
    .filter(({ column }) => column === undefined || !isReported(column))
    // A day that fills two answers is reported once.
    .filter(({ column, code }, index, all) => {
      const first = all.findIndex((other) => other.column === column && other.code === code)
      return column === undefined || first === index
    })
  return [...unread, ...own]
}

/** The register writes `ST337` where many write `ST 337`. The number of a producer outside the register is unchanged. */
function withProducer(line: Answers): Answers {
  const path = 'productionEstablishment.approvalNumber'
  const number = getAt(line, path)
  if (typeof number !== 'string' || getAt(line, 'productionEstablishment.isUnauthorized') === true) return line
  return setAt(line, path, number.replace(/^(\p{L}+)\s+(\d+)$/u, '$1$2'))
}

/** Reads rows as lines of these sections; `rows` are all rows of the file, which reveal how its columns are written. */
export function lineReader(settings: ImportSettings, rows: readonly SheetRow[]): LineReader {
  const { sections, constants, context, root } = settings
  const columns = importColumns(sections)
  const mapped = mappedColumns(settings, columns, rows)
  const begun = emptyAnswers(sections, constants, root)
  return {
    columns,
    contextOf: (id) => mapped.find(({ context: { column } }) => column.id === id)?.context,
    read(row, written = []) {
      const cells: Record<string, CellReading> = {}
      let line: Answers = begun
      for (const { at, context: cell } of mapped) {
        const reading = readCell(row[at] ?? null, cell, written.includes(at))
        cells[cell.column.id] = reading
        if (reading.value === undefined) continue
        line = setAt(line, cell.column.id, reading.value)
        const last = wholeOf(cell, mapped)
        if (last !== undefined) line = setAt(line, last, reading.value)
      }
      // Fields that appear because of the row's own answers get their initial values, as in the form.
      line = emptyAnswers(sections, withProducer(line), root)
      const issues = validateSections(sections, line, context, { root })
      return { line, cells, findings: findingsOf(issues, cells, mapped) }
    },
  }
}

/** The fields that no column fills in and that lines lack or get from `constants`. */
export function unfilledFields(settings: ImportSettings, lines: readonly ReadLine[]): ReadonlySet<string> {
  const paths = settings.sections.flatMap(({ fields }) => Object.keys(fields))
  const lacking = new Set(
    lines.flatMap(({ findings }) => findings.flatMap(({ column, path }) => (column === undefined ? [path] : []))),
  )
  const fieldOf = (path: string) => paths.find((field) => isUnder(path, field))
  return new Set([...lacking].flatMap((path) => fieldOf(path) ?? []))
}

/** A word that was looked up in a list, and the number of rows in which it occurs. */
export interface CountedWord extends ReadWord {
  readonly column: string
  readonly count: number
}

/** The words of a file that were looked up, each once; those without a meaning first. */
export function countWords(lines: readonly ReadLine[]): readonly CountedWord[] {
  const counted = new Map<string, CountedWord>()
  for (const { cells } of lines) {
    for (const [column, { words }] of Object.entries(cells)) {
      for (const word of words) {
        const key = `${column} ${word.word.toLowerCase()}`
        const known = counted.get(key)
        counted.set(key, known === undefined ? { ...word, column, count: 1 } : { ...known, count: known.count + 1 })
      }
    }
  }
  return [...counted.values()].toSorted(
    (one, other) => Number(one.code !== undefined) - Number(other.code !== undefined) || other.count - one.count,
  )
}
