import { maxCellLength, type SeriesRow } from '@eksport/api'
import {
  type CellReading,
  type ImportColumn,
  type LineFinding,
  lineReader,
  type RuleViolation,
  type SheetRow,
} from '@eksport/domain'
import type { SeriesValues } from '@eksport/domain/templates'
import { asPlainTime, type LocalizedText, pathsMeet, type Section } from '@eksport/forms'
import type { CheckContext } from '@eksport/portal/case/check-context.ts'
import type { GridColumn, GridRow } from '@eksport/portal/rows/grid/grid-types.ts'
import { isUnderWay } from './use-series.ts'

/** Unreadable content of a cell; it is not saved, and stays until it is corrected. */
export interface UnreadCell {
  readonly text: string
  readonly code: string
}

export type UnreadCells = ReadonlyMap<string, UnreadCell>

export const cellKey = (referenceNumber: number, column: string): string => `${referenceNumber} ${column}`

export const rowOfCell = (key: string): number => Number(key.split(' ', 1)[0])

/** Column id of findings that belong to no cell; the row's state shows them. */
export const stateColumn = 'state'

/** Column id of declarations, which are shown below the sheet. */
export const declarationColumn = 'declarations'

/** [FEE-01] The fee that was shown when a row was not submitted because its fee had changed; undefined otherwise. */
export const feeShownBefore = ({ fee, sending }: SeriesRow): number | undefined =>
  sending?.code === 'FEE_CHANGED' && sending.shownFee !== fee ? sending.shownFee : undefined

/** Rules about missing declarations, which repeat the form's own check and are settled by the same checkbox. */
const declarationRules: ReadonlySet<string> = new Set([
  'CONSENT_MISSING',
  'FISH_FED_PORK_PROTEIN',
  'E_CERT_NOT_DECLARED',
])

/** A row of the series for the grid, with whether it can be submitted. */
export interface ShownRow extends GridRow {
  readonly row: SeriesRow
  readonly isDraft: boolean
  /** Whether the row is being submitted, and so cannot be edited. */
  readonly isUnderWay: boolean
  readonly isReady: boolean
}

/** Whether a row is neither submitted nor being submitted. */
export const isToSubmit = ({ isDraft, isUnderWay }: ShownRow): boolean => isDraft && !isUnderWay

const columnOf = (path: string, ids: readonly string[]): string =>
  ids.find((id) => id === path) ?? ids.find((id) => pathsMeet(path, id)) ?? stateColumn

/** The issue code under which a rule finding's text is registered. */
export const ruleCode = ({ code, message }: RuleViolation): string => `rule ${code} ${message}`

interface Showing {
  readonly columns: readonly ImportColumn[]
  readonly unread: UnreadCells
  /** Values in flight to the server, by row. */
  readonly pending: ReadonlyMap<number, SeriesValues>
  readonly isDeclaration: (path: string) => boolean
  readonly textOf: (finding: LineFinding) => string
}

function findingsOf(row: SeriesRow, ids: readonly string[], showing: Showing): LineFinding[] {
  const { unread, isDeclaration, textOf } = showing
  const cells = ids.flatMap((column): LineFinding[] => {
    const found = unread.get(cellKey(row.referenceNumber, column))
    return found === undefined ? [] : [{ column, path: column, code: found.code, params: { value: found.text } }]
  })
  const isUnread = (column: string) => cells.some((finding) => finding.column === column)
  const issues = row.issues.flatMap(({ path, code, params }): LineFinding[] => {
    const column = isDeclaration(path) ? declarationColumn : columnOf(path, ids)
    return isUnread(column) ? [] : [{ column, path, code, ...(params && { params }) }]
  })
  const isUndeclared = issues.some(({ column }) => column === declarationColumn)
  const rules = row.findings
    .filter(({ severity }) => severity === 'CRITICAL')
    .map(
      (finding): LineFinding => ({
        column: isUndeclared && declarationRules.has(finding.code) ? declarationColumn : stateColumn,
        path: finding.code,
        code: ruleCode(finding),
      }),
    )
  // The form and the rules often give the same message about an answer.
  const known = new Set(issues.map(textOf))
  return [...cells, ...issues, ...rules.filter((finding) => !known.has(textOf(finding)))]
}

/** The rows in their order, each with the findings of its cells. */
export function shownRows(rows: readonly SeriesRow[], showing: Showing): readonly ShownRow[] {
  const { columns, unread, pending } = showing
  const ids = columns.map(({ id }) => id)
  return rows.map((row, index) => {
    const { referenceNumber, applicationStatus } = row
    const isDraft = applicationStatus === 'UNDER_REGISTRERING'
    const values = { ...row.values, ...pending.get(referenceNumber) }
    const findings = isDraft && !isUnderWay(row) ? findingsOf(row, ids, showing) : []
    const cells = ids.map((id) => {
      const value = values[id]
      const text = unread.get(cellKey(referenceNumber, id))?.text
      return text ?? (typeof value === 'string' || typeof value === 'number' ? value : null)
    })
    return {
      number: referenceNumber,
      shown: index + 1,
      cells,
      line: { line: {}, cells: {}, findings },
      row,
      isDraft,
      isUnderWay: isUnderWay(row),
      isReady: isDraft && !isUnderWay(row) && findings.length === 0 && !pending.has(referenceNumber),
    }
  })
}

/** The columns as the fields of a section, so that the reader of product lines can read the sheet. */
export const seriesSections = (columns: readonly ImportColumn[]): readonly Section[] => [
  {
    id: 'series',
    fields: Object.fromEntries(
      columns.map(({ id, field: { when: _when, clears: _clears, required: _required, ...field }, label }) => [
        id,
        { ...field, label },
      ]),
    ) as Section['fields'], // The fields are those of the form itself.
  },
]

/** The result of reading one cell. */
export interface ReadSeriesCell {
  readonly column: ImportColumn
  readonly value?: string | number
  readonly unread?: UnreadCell
}

function timeOf(text: string): string | undefined {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:.](\d{2})(?::\d{2})?$/.exec(text) ?? []
  return asPlainTime(`${hours.padStart(2, '0')}:${minutes}`)
}

interface Reading {
  readonly columns: readonly ImportColumn[]
  /** How each column of the sheet is read. */
  readonly mapping: Parameters<typeof lineReader>[0]['mapping']
  readonly context: CheckContext
  /** All rows of the sheet, from which the number and date formats of the columns are inferred. */
  readonly rows: readonly SheetRow[]
}

function readCell(column: ImportColumn, { value, problem }: CellReading): ReadSeriesCell[] {
  if (problem) return [{ column, unread: { text: problem.value, code: problem.code } }]
  if (typeof value === 'number') return [{ column, value }]
  if (typeof value !== 'string') return []
  // The server would refuse the whole batch because of one such cell.
  if (value.length > maxCellLength) return [{ column, unread: { text: value, code: 'seriesCellTooLong' } }]
  if (column.field.kind !== 'time') return [{ column, value }]
  const time = timeOf(value)
  return [time === undefined ? { column, unread: { text: value, code: 'seriesTime' } } : { column, value: time }]
}

const nothing: CellReading = { words: [] }

/** Reads the rows of a sheet cell by cell; `written` means that a person typed them here. */
export function readRows({ columns, mapping, context, rows }: Reading, written = false): readonly ReadSeriesCell[][] {
  const sections = seriesSections(columns)
  const checking = { ...context, codes: {} }
  const reader = lineReader(
    { sections, mapping, constants: {}, words: {}, codeLists: {}, context: checking, root: {} },
    rows,
  )
  return rows.map((row) => {
    const { cells } = reader.read(row, written ? row.map((_, at) => at) : [])
    return columns.flatMap((column) => readCell(column, cells[column.id] ?? nothing))
  })
}

/** The columns of the grid, in order. */
export const gridColumns = (
  columns: readonly ImportColumn[],
  say: (text: LocalizedText) => string,
): readonly GridColumn[] => columns.map((column, at) => ({ at, column, label: say(column.label) }))

/** A mapping in which each column is read as itself, as in the grid. */
export const ownMapping = (columns: readonly ImportColumn[]): Reading['mapping'] =>
  columns.map(({ id, field }) => ({
    column: id,
    ...(field.kind === 'number' && field.unit?.en === 'kg' && { unit: 'kg' as const }),
  }))

const isWeight = ([path, value]: readonly [string, unknown]): boolean =>
  path.endsWith('.netWeight') && typeof value === 'number'

/** The total net weight of rows, in kilograms. */
export const netWeightOf = (rows: readonly SeriesRow[]): number =>
  rows
    .flatMap(({ values }) => Object.entries(values).filter(isWeight))
    .reduce((sum, [, kilograms]) => sum + Number(kilograms), 0)
