import type { Application } from '../../../application/application.ts'
import { quantity } from '../../../facts/document-format.ts'
import type { Lookups } from '../../../facts/lookups.ts'
import { sumOfHundredths } from '../../../goods/product-line/totals.ts'
import { type FilledFormType, type FormDifference, filledFormTypes } from '../../../reference/attachment/filled-form.ts'
import { lineNumbers } from '../clauses.ts'
import type { CertificateDefinition } from '../define-certificate.ts'
import { totalNetWeight, totalPackages } from '../sources.ts'
import { captions } from '../words/captions.ts'
import { readLineNumbers } from './check-values.ts'
import { filledFormOf } from './form-binding.ts'
import { cellName, type FormPlan, planOf } from './form-plan.ts'
import { readNumber, sameText } from './form-text.ts'
import { coveredLines, type FormValues, knownValues } from './known-values.ts'

interface Compared {
  readonly definition: CertificateDefinition
  readonly application: Application
  readonly plan: FormPlan
  readonly values: FormValues
  readonly known: FormValues
}

type Found = Omit<FormDifference, 'type'>

/** The cells of a column that are not empty. */
const columnOf = ({ plan: { table }, values }: Pick<Compared, 'plan' | 'values'>, key: string): string[] =>
  Array.from({ length: table.rows }, (_, row) => values[cellName(table.no, row, key)] ?? '').filter(Boolean)

/** Boxes that were prefilled, and now have another content. */
function changedBoxes({ plan, values, known }: Compared): Found[] {
  return [...plan.boxes, ...plan.after].flatMap(({ box: { no, caption }, field }): Found[] => {
    const expected = field && known[field.name]
    const file = (field && values[field.name]) ?? ''
    if (expected === undefined || sameText(expected, file)) return []
    return [{ no, caption: caption.en, kind: 'application', file, expected }]
  })
}

const inOrder = (codes: readonly string[]) => [...new Set(codes.map((code) => code.replace(/[\s.]/g, '')))].toSorted()

function changedCodes({ plan, values, application }: Compared): Found[] {
  const codes = inOrder(application.pdfCertificateDetails?.productClassificationCodes ?? [])
  const written = inOrder(columnOf({ plan, values }, 'productClassificationCode'))
  if (plan.type !== 'HEALTH_CERTIFICATE_DRAFT' || codes.join() === written.join()) return []
  const { table } = plan
  const file = written.join(', ')
  return [{ no: table.no, caption: captions.hsCode.en, kind: 'application', file, expected: codes.join(', ') }]
}

/** Totals that differ from the sum of the lines; nothing is reported where a value is not a number. */
function wrongSums(compared: Compared): Found[] {
  const { plan, values } = compared
  const sums = [
    { source: totalPackages, key: 'numberOfPackages' },
    { source: totalNetWeight, key: 'netWeight' },
  ]
  return sums.flatMap(({ source, key }): Found[] => {
    const { box, field } = plan.boxes.find(({ box }) => box.source === source) ?? {}
    const file = (field && values[field.name]) ?? ''
    const total = readNumber(file)
    const numbers = columnOf(compared, key).map(readNumber)
    if (box === undefined || total === undefined || numbers.length === 0) return []
    const known = numbers.filter((number) => number !== undefined)
    const expected = sumOfHundredths(known)
    if (known.length < numbers.length || Math.abs(expected - total) < 0.005) return []
    return [{ no: box.no, caption: box.caption.en, kind: 'sum', file, expected: quantity(expected, 'en') }]
  })
}

/** Lines that an appendix must describe and does not, or describes without need. */
function otherLines({ definition, application, plan, values }: Compared): Found[] {
  const { appendix } = definition
  if (plan.type !== 'HEALTH_CERTIFICATE_DRAFT_APPENDIX' || appendix === undefined) return []
  const expected = coveredLines(definition, application)
  const written = columnOf({ plan, values }, 'line').map((text) => readLineNumbers(text, 1000))
  const file = lineNumbers([...new Set(written.flatMap((lines) => lines ?? []))].toSorted((a, b) => a - b))
  if (file === lineNumbers(expected)) return []
  return [
    {
      no: plan.table.no,
      caption: appendix.table.caption.en,
      kind: 'application',
      file,
      expected: lineNumbers(expected),
    },
  ]
}

function differencesOf(
  type: FilledFormType,
  definition: CertificateDefinition,
  application: Application,
  lookups: Lookups,
) {
  const plan = planOf(definition, type)
  const filled = filledFormOf(type, definition, application)
  if (plan === undefined || filled === undefined) return []
  const known = knownValues(type, definition, application, lookups)
  const compared = { definition, application, plan, values: filled.values, known }
  return [...changedBoxes(compared), ...changedCodes(compared), ...wrongSums(compared), ...otherLines(compared)].map(
    (found) => ({ type, ...found }),
  )
}

/** [CRT-11] Where the filled-in files differ from the application, box by box. */
export const formDifferences = (
  definition: CertificateDefinition,
  application: Application,
  lookups: Lookups,
): FormDifference[] => filledFormTypes.flatMap((type) => differencesOf(type, definition, application, lookups))
