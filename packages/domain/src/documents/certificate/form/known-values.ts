import type { Application } from '../../../application/application.ts'
import type { FactPath } from '../../../facts/facts.ts'
import type { Lookups } from '../../../facts/lookups.ts'
import { inDocument } from '../../../facts/write-fact.ts'
import type { FilledFormType } from '../../../reference/attachment/filled-form.ts'
import type { CertificateDefinition } from '../define-certificate.ts'
import type { Known } from '../source.ts'
import { appendixPlan, cellName, certificatePlan } from './form-plan.ts'
import { contentText } from './form-text.ts'

/** The content of fields by name, without empty ones. */
export type FormValues = Readonly<Record<string, string>>

const written = (entries: readonly (readonly [string, string | undefined])[]): FormValues =>
  Object.fromEntries(
    entries.flatMap(([name, text]) => (text === undefined || text === '' ? [] : [[name, text] as const])),
  )

/** The answers that the PDF format also asks for and that fill boxes; all others come from the file. */
const knownPaths: ReadonlySet<string> = new Set<FactPath>([
  'consignor.organisationName',
  'consignor.address',
  'consignor.organisationNumber',
  'transport.temperatureRequirements.isAmbient',
  'transport.temperatureRequirements.minTemperature',
  'transport.temperatureRequirements.maxTemperature',
])

/** A file is filled in in English with Latin letters, whatever the certificate's second language. */
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

/** The indexes of the lines that an appendix must describe, counted from zero. */
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

/** [CRT-11] The initial content of a form's fields, from what the application knows. */
export const knownValues = (
  type: FilledFormType,
  definition: CertificateDefinition,
  application: Application,
  lookups: Lookups,
): FormValues =>
  type === 'HEALTH_CERTIFICATE_DRAFT'
    ? knownCertificate(definition, application, lookups)
    : knownAppendix(definition, application, lookups)

/** The text without white space and invisible characters: a program that saves a form may break lines anew, and a space is not an answer. */
export const visible = (text: string) =>
  text.normalize('NFKC').replace(/[\s\p{Cc}\p{Default_Ignorable_Code_Point}]+/gu, '')

/** [CRT-16] What a person wrote in a form, without unchanged initial values and without invisible texts. */
export const writtenValues = (values: FormValues, handedOut: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, text]) => !['', visible(handedOut[name] ?? '')].includes(visible(text))),
  )
