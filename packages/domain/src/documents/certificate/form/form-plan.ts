import type { FilledFormType } from '../../../reference/attachment/filled-form.ts'
import type { Alternatives, Clause } from '../clauses.ts'
import type { CertificateDefinition } from '../define-certificate.ts'
import type { Column } from '../goods.ts'
import type { Box } from '../grid.ts'
import type { SomeWords } from '../languages.ts'

/** One field of a form: text or a tick, and how much fits in it. */
export interface FormField {
  readonly name: string
  /** The number of its box or clause, for messages about it. */
  readonly no: string
  readonly kind: 'text' | 'tick'
  /** Number of lines of text. */
  readonly lines: number
  /** Most characters. */
  readonly max: number
}

/** A box of a form; those of an appendix have a caption in English only. */
export interface FormBox extends Omit<Box, 'caption'> {
  readonly caption: SomeWords
}

/** A box with its field. */
interface BoxField {
  readonly box: FormBox
  /** Absent where the authority or the country of the application decides the content. */
  readonly field?: FormField
}

/** A column of a form's table, with the key from which its fields are named. */
export interface FormColumn extends Pick<Column, 'width' | 'align' | 'as'> {
  readonly key: string
  readonly caption: SomeWords
}

interface FormTable {
  readonly no: string
  readonly columns: readonly FormColumn[]
  readonly rows: number
}

interface FormClause {
  readonly clause: Pick<Clause, 'no' | 'words'>
  readonly tick: FormField
  readonly lines: FormField
}

/** [CRT-11] The fields of a form: one per box, cell and clause. */
export interface FormPlan {
  readonly type: FilledFormType
  readonly boxes: readonly BoxField[]
  readonly after: readonly BoxField[]
  readonly table: FormTable
  readonly clauses: readonly (FormClause | { readonly oneOf: readonly FormClause[] })[]
}

/** Measures in points: a column of the twelve, a row unit, and what a frame takes of both. */
const columnPoints = 43
const rowPoints = 13
const framePoints = { box: 10, boxHeight: 14, cell: 6.4 } as const
/** Height of a line and width of a character, in points, at the smaller of the two font sizes of a certificate. */
const linePoints = 8.8
const characterPoints = 4.1
/** One page of goods; a certificate moves them to its schedule where its first page has less room. */
const rowsOfGoods = 24
const rowsOfAppendix = 14
const linesOfCell = 2

/** A field name that every PDF program accepts: without dots, which separate name parts in PDF. */
const slug = (no: string) => no.replace(/[^A-Za-z0-9]+/g, '-')

export const cellName = (table: string, row: number, key: string) => `table-${slug(table)}-${row + 1}-${key}`

const textField = (name: string, no: string, width: number, lines: number): FormField => ({
  name,
  no,
  kind: 'text',
  lines,
  max: Math.max(4, Math.floor(width / characterPoints)) * lines,
})

/** Whether a box is printed instead of filled in: what the authority states itself, and the country, which decides the certificate. */
const isPrinted = ({ source }: FormBox) => source?.reads.every((path) => path === 'countryOfDestination') === true

function boxField(box: FormBox): BoxField {
  if (isPrinted(box)) return { box }
  const lines = Math.max(1, Math.floor((box.rows * rowPoints - framePoints.boxHeight) / linePoints))
  return {
    box,
    field: textField(`box-${slug(box.no)}`, box.no, box.span * columnPoints - framePoints.box, lines),
  }
}

function clauseField({ no, words }: Pick<Clause, 'no' | 'words'>): FormClause {
  const name = `clause-${slug(no)}`
  return {
    clause: { no, words },
    tick: { name, no, kind: 'tick', lines: 1, max: 1 },
    lines: { name: `${name}-lines`, no, kind: 'text', lines: 1, max: 40 },
  }
}

function clauseFields(clauses: readonly (Clause | Alternatives)[], without: string | undefined): FormPlan['clauses'] {
  return clauses.map((one) =>
    'oneOf' in one ? { oneOf: one.oneOf.filter(({ no }) => no !== without).map(clauseField) } : clauseField(one),
  )
}

/** The key of a goods column: the last part of its first answer's path. */
const keyOf = ({ reads }: Column) => reads[0]?.split('.').at(-1) ?? 'line'

/** The plan of a certificate that is filled in as a file. */
export function certificatePlan({ layout, goods, clauses, appendix }: CertificateDefinition): FormPlan {
  return {
    type: 'HEALTH_CERTIFICATE_DRAFT',
    boxes: layout.before.map(boxField),
    after: layout.after.map(boxField),
    table: {
      no: layout.goodsNo,
      rows: rowsOfGoods,
      columns: goods.map((column) => {
        const { caption, width, align, as } = column
        return { key: keyOf(column), caption, width, align, ...(as && { as }) }
      }),
    },
    clauses: clauseFields(clauses, appendix?.clause),
  }
}

/** The plan of a certificate's appendix; undefined where it has none. */
export function appendixPlan({ appendix }: CertificateDefinition): FormPlan | undefined {
  if (appendix === undefined) return undefined
  const { table, remarks, columns } = appendix
  const box: FormBox = { ...remarks, x: 0, y: 0, span: 12, rows: 8 }
  return {
    type: 'HEALTH_CERTIFICATE_DRAFT_APPENDIX',
    boxes: [],
    after: [boxField(box)],
    table: {
      no: table.no,
      rows: rowsOfAppendix,
      columns: columns.map(({ key, caption, width }) => ({ key, caption, width, align: 'start' })),
    },
    clauses: [],
  }
}

/** The plan of a file of one kind. */
export const planOf = (definition: CertificateDefinition, type: FilledFormType): FormPlan | undefined =>
  type === 'HEALTH_CERTIFICATE_DRAFT' ? certificatePlan(definition) : appendixPlan(definition)

/** The clauses of a plan, with alternatives as separate entries. */
export const everyClause = ({ clauses }: FormPlan): readonly FormClause[] =>
  clauses.flatMap((one) => ('oneOf' in one ? one.oneOf : [one]))

/** Widths of a table's columns in points; columns without a width share the rest. */
export function widthsOf({ columns }: FormTable): readonly number[] {
  const left = 12 * columnPoints - columns.reduce((sum, { width }) => sum + width, 0)
  const open = columns.filter(({ width }) => width === 0).length
  return columns.map(({ width }) => (width === 0 ? left / open : width))
}

function cellFields({ table }: FormPlan): FormField[] {
  const widths = widthsOf(table)
  return Array.from({ length: table.rows }, (_, row) =>
    table.columns.map(({ key }, index) =>
      textField(cellName(table.no, row, key), table.no, (widths[index] ?? 0) - framePoints.cell, linesOfCell),
    ),
  ).flat()
}

/** Every field of a form, by name. */
export function fieldsOf(plan: FormPlan): ReadonlyMap<string, FormField> {
  const boxes = [...plan.boxes, ...plan.after].flatMap(({ field }) => field ?? [])
  const clauses = everyClause(plan).flatMap(({ tick, lines }) => [tick, lines])
  return new Map([...boxes, ...cellFields(plan), ...clauses].map((field) => [field.name, field]))
}

/** The indexes of the rows in which something is written, counted from zero. */
export const filledRows = ({ table }: FormPlan, values: Readonly<Record<string, string>>): number[] =>
  Array.from({ length: table.rows }, (_, row) => row).filter((row) =>
    table.columns.some(({ key }) => values[cellName(table.no, row, key)] !== undefined),
  )
