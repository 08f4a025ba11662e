import type { Application } from '../../../application/application.ts'
import type { FactPath } from '../../../facts/facts.ts'
import type { Lookups } from '../../../facts/lookups.ts'
import { inDocument } from '../../../facts/write-fact.ts'
import type { FilledFormType } from '../../../reference/attachment/filled-form.ts'
import type { CertificateDefinition } from '../define-certificate.ts'
import type { Known } from '../source.ts'
import { appendixPlan, cellName, certificatePlan } from './form-plan.ts'
import { contentText } from './form-text.ts'

/** What is written in fields, by their names; empty ones are not among them. */
export type FormValues = Readonly<Record<string, string>>

const written = (entries: readonly (readonly [string, string | undefined])[]): FormValues =>
  Object.fromEntries(
    entries.flatMap(([name, text]) => (text === undefined || text === '' ? [] : [[name, text] as const])),
  )

/** What boxes are filled from that the PDF format knows as well: everything else it leaves to the file. */
const knownPaths: ReadonlySet<string> = new Set<FactPath>([
  'consignor.organisationName',
  'consignor.address',
  'consignor.organisationNumber',
  'transport.temperatureRequirements.isAmbient',
  'transport.temperatureRequirements.minTemperature',
  'transport.temperatureRequirements.maxTemperature',
])

/** Whoever fills in a file writes in English with Latin letters, whatever the second language of the certificate is. */
function knownFor(application: Application, lookups: Lookups): Known {
  const { pdfCertificateDetails: details, productLines: lines = [] } = application
  const temperatures = details?.temperatureRequirements
  return {
    application: temperatures
      ? { ...application, transport: { ...application.transport, temperatureRequirements: temperatures } }
      : application,
    lines,
    packageTypes: new Set(),
    lookups,
    languages: ['en'],
    context: inDocument(lookups, 'en'),
    number: '',
    office: undefined,
  }
}

function knownCertificate(definition: CertificateDefinition, application: Application, lookups: Lookups): FormValues {
  const { boxes, after, table } = certificatePlan(definition)
  const known = knownFor(application, lookups)
  const codes = application.pdfCertificateDetails?.productClassificationCodes ?? []
  return written([
    ...[...boxes, ...after].map(({ box: { source }, field }) => {
      const isKnown = source?.reads.every((path) => knownPaths.has(path)) === true
      return [field?.name ?? '', field && isKnown ? contentText(source.content(known)) : undefined] as const
    }),
    ...codes
      .slice(0, table.rows)
      .map((code, row) => [cellName(table.no, row, 'productClassificationCode'), code] as const),
  ])
}

/** The lines that an appendix must describe, counted from zero. */
export const coveredLines = ({ appendix }: CertificateDefinition, { productLines = [] }: Application): number[] =>
  productLines.flatMap((line, index) => (appendix?.covers(line) === true ? [index] : []))

function knownAppendix(definition: CertificateDefinition, application: Application, lookups: Lookups): FormValues {
  const plan = appendixPlan(definition)
  if (plan === undefined) return {}
  const known = knownFor(application, lookups)
  return written(
    coveredLines(definition, application)
      .slice(0, plan.table.rows)
      .flatMap((index, row) => {
        const line = known.lines[index]
        return (definition.appendix?.columns ?? []).map(
          ({ key, known: text }) => [cellName(plan.table.no, row, key), line && text?.(line, known, index)] as const,
        )
      }),
  )
}

/** [CRT-11] What a form is filled in with before it is handed out: what the application knows. */
export const knownValues = (
  type: FilledFormType,
  definition: CertificateDefinition,
  application: Application,
  lookups: Lookups,
): FormValues =>
  type === 'HEALTH_CERTIFICATE_DRAFT'
    ? knownCertificate(definition, application, lookups)
    : knownAppendix(definition, application, lookups)

/** Text without what nobody sees: a program that saves a form breaks lines anew, and a space is no answer. */
export const visible = (text: string) =>
  text.normalize('NFKC').replace(/[\s\p{Cc}\p{Default_Ignorable_Code_Point}]+/gu, '')

/** [CRT-16] What a person wrote in a form: nothing of what stood in its fields when it was handed out, and nothing that cannot be seen. */
export const writtenValues = (values: FormValues, handedOut: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, text]) => !['', visible(handedOut[name] ?? '')].includes(visible(text))),
  )
