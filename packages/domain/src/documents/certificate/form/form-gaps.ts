import { type FilledFormType, filledFormTypes } from '../../../reference/attachment/filled-form.ts'
import { type Alternatives, type Clause, lineNumbers } from '../clauses.ts'
import type { CertificateDefinition } from '../define-certificate.ts'
import { totalNetWeight, totalPackages } from '../sources.ts'
import { readLineNumbers } from './check-values.ts'
import { filledFormOf } from './form-binding.ts'
import { appendixPlan, cellName, certificatePlan, everyClause, type FormPlan, filledRows } from './form-plan.ts'
import { readNumber } from './form-text.ts'
import { type FormValues, visible } from './known-values.ts'

/** A place on a form: what is printed there, and its page in the file. */
export interface FormPlace {
  readonly no: string
  readonly caption: string
  /** Rows of a table by their printed numbers: `1–3, 5`. */
  readonly rows?: string
  readonly page: number
}

/** [CRT-16] Places of a filled-in form that are empty, and places whose content cannot be read. */
export interface FormGaps {
  readonly empty: readonly FormPlace[]
  readonly unreadable: readonly FormPlace[]
}

/** The page of each part of a form. */
const pages = { boxes: 1, goods: 2, clauses: 3, appendix: 1 } as const

const isWritten = (text: string | undefined) => visible(text ?? '') !== ''

const maxCaption = 44

/** The beginning of a sentence. */
function brief(sentence: string): string {
  const words = sentence.replace(/[.;]$/, '')
  return words.length > maxCaption ? `${words.slice(0, words.lastIndexOf(' ', maxCaption))} …` : words
}

const purposes = ['transport.intendedForHumanConsumption', 'transport.intendedForCanningIndustry']

/**
 * Ticks that every file needs: declarations without which nothing can be sent, and one alternative where every line must answer.
 * Clauses that rest on a register, or apply only to some lines, need no tick.
 */
function requiredTicks(
  clauses: readonly (Clause | Alternatives)[],
  isRequired: (reads: readonly string[]) => boolean,
): readonly (readonly Pick<Clause, 'no' | 'words'>[])[] {
  // Goods are for human consumption, for canning, or for both: where both are asked, one tick is enough.
  const uses = clauses.filter(
    (one): one is Clause =>
      !('oneOf' in one) &&
      one.support.by === 'declaration' &&
      one.support.reads.some((path) => purposes.includes(path)),
  )
  const isUse = (one: Clause | Alternatives) => uses.length > 1 && uses.some((use) => use === one)
  return clauses.flatMap((one) => {
    if (isUse(one)) return one === uses[0] && uses.some(({ support }) => isRequired(support.reads)) ? [uses] : []
    if ('oneOf' in one) return one.oneOf.some(({ support }) => isRequired(support.reads)) ? [one.oneOf] : []
    return one.support.by === 'declaration' && isRequired(one.support.reads) ? [[one]] : []
  })
}

/** Required ticks that are not set, or that do not cover all rows of goods. */
function unticked(
  { clauses }: CertificateDefinition,
  plan: FormPlan,
  values: FormValues,
  isRequired: (reads: readonly string[]) => boolean,
): FormPlace[] {
  const rows = filledRows(plan, values)
  const fields = new Map(everyClause(plan).map(({ clause: { no }, tick, lines }) => [no, { tick, lines }]))
  return requiredTicks(clauses, isRequired).flatMap((choices): FormPlace[] => {
    const ticked = choices.flatMap(({ no }) => {
      const field = fields.get(no)
      return field && values[field.tick.name] !== undefined ? [values[field.lines.name]] : []
    })
    const covered = ticked.map((text) => (text === undefined ? undefined : readLineNumbers(text, plan.table.rows)))
    const left = rows.filter((row) => !covered.some((numbers) => numbers === undefined || numbers.includes(row)))
    if (ticked.length > 0 && left.length === 0) return []
    const named = choices.map(({ no, words }) => `${no} ${brief(words.en)}`)
    const [no = ''] = choices.map((one) => one.no)
    const caption = named.join(' / ').slice(no.length + 1)
    return [{ no, caption, ...(ticked.length > 0 && { rows: lineNumbers(left) }), page: pages.clauses }]
  })
}

/**
 * The gaps of a certificate that was filled in as a file. `required` are the answers without which the template's form could not
 * be sent; one box may hold several of them.
 */
function gapsInCertificate(
  definition: CertificateDefinition,
  values: FormValues,
  required: readonly string[],
): FormGaps {
  const plan = certificatePlan(definition)
  const isRequired = (reads: readonly string[] = []) =>
    reads.some((read) => required.some((path) => path === read || path.startsWith(`${read}.`)))
  const boxes = [...plan.boxes, ...plan.after].flatMap(({ box, field }) => {
    const { no, caption, source } = box
    const place: FormPlace = { no, caption: caption.en, page: pages.boxes }
    return field === undefined ? [] : [{ place, source, text: values[field.name] }]
  })
  const rows = filledRows(plan, values)
  const { no } = plan.table
  const columns = definition.goods.map(({ caption, reads }, at) => {
    const key = plan.table.columns[at]?.key ?? ''
    const place = (numbers: readonly number[]): FormPlace => ({
      no,
      caption: caption.en,
      rows: lineNumbers(numbers),
      page: pages.goods,
    })
    return { key, reads, place, textIn: (row: number) => values[cellName(no, row, key)] }
  })
  const places = (column: (typeof columns)[number], numbers: readonly number[]) =>
    numbers.length === 0 ? [] : [column.place(numbers)]
  const isNoNumber = (text: string | undefined) =>
    text !== undefined && isWritten(text) && readNumber(text) === undefined
  return {
    empty: [
      ...boxes.flatMap(({ place, source, text }) => (isRequired(source?.reads) && !isWritten(text) ? [place] : [])),
      // If there are no goods, the first row is reported as missing.
      ...columns.flatMap((column) => {
        const asked = isRequired(column.reads) ? (rows.length === 0 ? [0] : rows) : []
        return places(
          column,
          asked.filter((row) => !isWritten(column.textIn(row))),
        )
      }),
      ...unticked(definition, plan, values, isRequired),
    ],
    unreadable: [
      ...boxes.flatMap(({ place, source, text }) =>
        (source === totalPackages || source === totalNetWeight) && isNoNumber(text) ? [place] : [],
      ),
      ...columns.flatMap((column) =>
        column.key === 'numberOfPackages' || column.key === 'netWeight'
          ? places(
              column,
              rows.filter((row) => isNoNumber(column.textIn(row))),
            )
          : [],
      ),
    ],
  }
}

/** A described line must have every column filled in. */
function gapsInAppendix(definition: CertificateDefinition, values: FormValues): FormGaps {
  const plan = appendixPlan(definition)
  if (plan === undefined) return { empty: [], unreadable: [] }
  const { no, columns } = plan.table
  const rows = filledRows(plan, values)
  const empty = columns.flatMap(({ key, caption }): FormPlace[] => {
    const left = (rows.length === 0 ? [0] : rows).filter((row) => !isWritten(values[cellName(no, row, key)]))
    return left.length === 0 ? [] : [{ no, caption: caption.en, rows: lineNumbers(left), page: pages.appendix }]
  })
  return { empty, unreadable: [] }
}

/** [CRT-16] The gaps of a file of one kind. */
export const gapsIn = (
  type: FilledFormType,
  definition: CertificateDefinition,
  values: FormValues,
  required: readonly string[],
): FormGaps =>
  type === 'HEALTH_CERTIFICATE_DRAFT'
    ? gapsInCertificate(definition, values, required)
    : gapsInAppendix(definition, values)

/** The gaps of all files that count for an application. */
export function formGaps(
  definition: CertificateDefinition,
  application: Parameters<typeof filledFormOf>[2],
  required: readonly string[],
): FormGaps {
  const gaps = filledFormTypes.flatMap((type) => {
    const filled = filledFormOf(type, definition, application)
    return filled === undefined ? [] : [gapsIn(type, definition, filled.values, required)]
  })
  return { empty: gaps.flatMap(({ empty }) => empty), unreadable: gaps.flatMap(({ unreadable }) => unreadable) }
}
