import type { Application } from '../../../application/application.ts'
import type { Lookups } from '../../../facts/lookups.ts'
import type { ProductLine } from '../../../goods/product-line/product-line.ts'
import type { Clause } from '../clauses.ts'
import type { CertificateDefinition } from '../define-certificate.ts'
import type { DocumentAppendix, DocumentCell } from '../document.ts'
import type { Column } from '../goods.ts'
import type { Box } from '../grid.ts'
import { bilingual, type Known, type Source } from '../source.ts'
import { totalNetWeight, totalPackages } from '../sources.ts'
import { captions } from '../words/captions.ts'
import { readLineNumbers } from './check-values.ts'
import { filledFormOf } from './form-binding.ts'
import {
  appendixPlan,
  cellName,
  certificatePlan,
  everyClause,
  type FormPlan,
  filledRows,
  widthsOf,
} from './form-plan.ts'
import { coveredLines, type FormValues, knownValues } from './known-values.ts'

interface Certified {
  readonly definition: CertificateDefinition
  readonly application: Application
}

const linesOf = (text: string | undefined): string[] =>
  (text ?? '').split(/\r\n?|\n/).filter((line) => line.trim() !== '')

const writtenIn = (text: string | undefined): Source => ({ reads: [], content: () => ({ lines: linesOf(text) }) })

function filledBoxes(boxes: readonly Box[], fields: FormPlan['boxes'], values: FormValues): Box[] {
  const names = new Map(fields.map(({ box, field }) => [box.no, field?.name]))
  return boxes.map((box) => {
    const name = names.get(box.no)
    return name === undefined ? box : { ...box, source: writtenIn(values[name]) }
  })
}

/** The totals below the columns of the table, which the file states in separate boxes. */
function totalIn(key: string, first: boolean, plan: FormPlan, values: FormValues) {
  const source = { numberOfPackages: totalPackages, netWeight: totalNetWeight }[key]
  const field = source && plan.boxes.find(({ box }) => box.source === source)?.field
  return (known: Known): DocumentCell =>
    first ? [bilingual(captions.total, known)] : linesOf(field && values[field.name])
}

function filledGoods(goods: readonly Column[], plan: FormPlan, values: FormValues): Column[] {
  const rows = filledRows(plan, values)
  const { no, columns } = plan.table
  return goods.map((column, at) => {
    const key = columns[at]?.key ?? ''
    return {
      ...column,
      reads: [],
      cell: (_line: ProductLine, _known: Known, index: number) => linesOf(values[cellName(no, rows[index] ?? 0, key)]),
      total: totalIn(key, at === 0, plan, values),
    }
  })
}

/** A clause applies when it is ticked, because the exporter has then declared its words. Line numbers narrow it down. */
function filledClauses({ clauses }: CertificateDefinition, plan: FormPlan, values: FormValues) {
  const rows = filledRows(plan, values)
  const fields = new Map(everyClause(plan).map(({ clause, ...fields }) => [clause.no, fields]))
  const declared = (clause: Pick<Clause, 'no' | 'words' | 'support'>) => {
    const { tick, lines } = fields.get(clause.no) ?? {}
    const isTicked = tick !== undefined && values[tick.name] !== undefined
    const text = lines && values[lines.name]
    const named = text === undefined ? undefined : readLineNumbers(text, plan.table.rows)
    const stands = () => {
      if (!isTicked) return []
      return named === undefined ? ('all' as const) : rows.flatMap((row, index) => (named.includes(row) ? [index] : []))
    }
    return { ...clause, support: { by: 'declaration' as const, reads: [], stands } }
  }
  return clauses.map((one) => ('oneOf' in one ? { oneOf: one.oneOf.map(declared) } : declared(one)))
}

/**
 * [CRT-11] The certificate of an application in the PDF format: its boxes, goods and clauses have the content of the file, or
 * while there is no file what the application knows. For any other application, the definition and the application unchanged.
 */
export function asFilled(definition: CertificateDefinition, application: Application, lookups: Lookups): Certified {
  if (application.applicationFormat !== 'PDF') return { definition, application }
  const type = 'HEALTH_CERTIFICATE_DRAFT'
  const plan = certificatePlan(definition)
  const values =
    filledFormOf(type, definition, application)?.values ?? knownValues(type, definition, application, lookups)
  const { layout, goods } = definition
  return {
    definition: {
      ...definition,
      layout: {
        ...layout,
        before: filledBoxes(layout.before, plan.boxes, values),
        after: filledBoxes(layout.after, plan.after, values),
      },
      goods: filledGoods(goods, plan, values),
      clauses: filledClauses(definition, plan, values),
    },
    // One product line per row; its content is in the file.
    application: { ...application, productLines: filledRows(plan, values).map((row) => ({ id: `row-${row + 1}` })) },
  }
}

/** [CRT-11] The appendix as it was filled in, as a sheet of the certificate. */
export function appendixOf(definition: CertificateDefinition, application: Application): DocumentAppendix | undefined {
  const plan = appendixPlan(definition)
  const filled = filledFormOf('HEALTH_CERTIFICATE_DRAFT_APPENDIX', definition, application)
  const { appendix } = definition
  if (appendix === undefined || plan === undefined || filled === undefined) return undefined
  // The goods may have changed since, so that there is nothing left to describe.
  if (coveredLines(definition, application).length === 0) return undefined
  const { values } = filled
  const { table, after } = plan
  const widths = widthsOf(table)
  return {
    title: appendix.title,
    intro: appendix.intro,
    table: {
      no: table.no,
      caption: appendix.table.caption,
      field: 'attachments',
      columns: table.columns.map(({ caption, align }, at) => ({ caption, align, width: widths[at] ?? 0 })),
      rows: filledRows(plan, values).map((row) =>
        table.columns.map(({ key }) => linesOf(values[cellName(table.no, row, key)])),
      ),
      total: [],
    },
    boxes: after.map(({ box: { source: _, ...box }, field }) => ({
      ...box,
      lines: linesOf(field && values[field.name]),
    })),
  }
}
