import { lineNumbers } from '../clauses.ts'
import type { CertificateDefinition } from '../define-certificate.ts'
import { totalNetWeight, totalPackages } from '../sources.ts'
import { filledFormOf } from './form-binding.ts'
import { cellName, certificatePlan, filledRows } from './form-plan.ts'
import { readNumber } from './form-text.ts'
import type { FormValues } from './known-values.ts'
import { visible } from './written-values.ts'

/** A place of a form by what is printed at it, with the page of the file that it is on. */
export interface FormPlace {
  readonly no: string
  readonly caption: string
  /** Rows of a table, as they are numbered there: `1–3, 5`. */
  readonly rows?: string
  readonly page: number
}

/** [CRT-16] What is missing in a filled-in form, and what stands there and cannot be read. */
export interface FormGaps {
  readonly empty: readonly FormPlace[]
  readonly unreadable: readonly FormPlace[]
}

/** Boxes stand on the first sheet of a form, and the goods on the second. */
const pages = { boxes: 1, goods: 2 } as const

const isWritten = (text: string | undefined) => visible(text ?? '') !== ''

/**
 * [CRT-16] The gaps of a certificate that was filled in as a file. `required` are the answers that the template's form could not be
 * sent without; one box may hold several of them.
 */
export function gapsIn(definition: CertificateDefinition, values: FormValues, required: readonly string[]): FormGaps {
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
      // Without any goods the first row is what is missing.
      ...columns.flatMap((column) => {
        const asked = isRequired(column.reads) ? (rows.length === 0 ? [0] : rows) : []
        return places(
          column,
          asked.filter((row) => !isWritten(column.textIn(row))),
        )
      }),
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

/** The same of the file that counts for an application; nothing where there is none. */
export function formGaps(
  definition: CertificateDefinition,
  application: Parameters<typeof filledFormOf>[2],
  required: readonly string[],
): FormGaps | undefined {
  const filled = filledFormOf('HEALTH_CERTIFICATE_DRAFT', definition, application)
  return filled && gapsIn(definition, filled.values, required)
}
