import type { ApplicationDraft } from '../application/draft.ts'
import type { FormAnswers } from '../application/form-answers.ts'
import { requestLine } from './product-lines.ts'

/** Answers on their way to becoming a request; every part may be missing. */
export type RequestAnswers = Partial<FormAnswers>

/** What a page of the form changes. */
export type RequestChange = Partial<Omit<ApplicationDraft, 'applicationType' | 'applicationFormat'>>

interface RequestOptions {
  /** The application becomes another one: what belongs to one journey and one pickup is left out. */
  readonly copy?: boolean
}

type Key = keyof ApplicationDraft
const keys: readonly Key[] = [
  'certificateFormats',
  'certificateTemplate',
  'countryOfDestination',
  'consignor',
  'recipient',
  'control',
  'transport',
  'productLines',
  'certificateRetrieval',
  'consentForECert',
  'pdfCertificateDetails',
]

function omit<T extends object, K extends keyof T>(part: T, names: readonly K[]): Omit<T, K> {
  return Object.fromEntries(Object.entries(part).filter(([name]) => !names.some((left) => left === name))) as Omit<T, K> // the same entries, some left out
}

function partsForCopy({ control, transport, certificateRetrieval }: RequestAnswers): RequestAnswers {
  return {
    ...(control && { control: omit(control, ['dispatchDate', 'dispatchTime']) }),
    ...(transport && {
      transport: omit(transport, [
        'transportId',
        'containerNumber',
        'sealNumber',
        'dateOfDeparture',
        'timeOfDeparture',
      ]),
    }),
    ...(certificateRetrieval && { certificateRetrieval: omit(certificateRetrieval, ['date', 'time']) }),
  }
}

function recipientOf({ recipient, countryOfDestination: country }: RequestAnswers): ApplicationDraft['recipient'] {
  return recipient?.consignee ? { ...recipient, consignee: { ...recipient.consignee, country } } : recipient
}

/**
 * [TPL-13] What is sent of an application: its answers, the consignee in the country of destination, pickup only with an
 * office, lines in the shape of `requestLine`. What the server owns is left out.
 */
export function baseRequest(answers: RequestAnswers, { copy = false }: RequestOptions = {}): ApplicationDraft {
  const { countryOfDestination, consignor, certificateTemplate } = answers
  if (!countryOfDestination || !consignor?.organisationNumber || !certificateTemplate)
    throw new Error('Missing required fields')
  const source: RequestAnswers = copy ? { ...answers, ...partsForCopy(answers) } : answers
  const own = keys.flatMap((key) => (source[key] === undefined ? [] : [[key, source[key]] as const]))
  const { certificateRetrieval, ...rest } = Object.fromEntries(own) as Omit<RequestAnswers, 'sender' | 'attachments'> // of the keys above
  const recipient = recipientOf(source)
  const contactPerson = source.sender?.contactPerson
  return {
    ...rest,
    applicationType: source.applicationType ?? 'HELSESERTIFIKAT',
    applicationFormat: source.applicationFormat ?? 'STANDARD',
    certificateFormats: source.certificateFormats ?? [],
    certificateTemplate,
    countryOfDestination,
    consignor,
    ...(contactPerson && { sender: { contactPerson } }),
    ...(recipient && { recipient }),
    ...(source.productLines && { productLines: source.productLines.map(requestLine) }),
    ...(certificateRetrieval?.office && { certificateRetrieval }),
  }
}

/** [TPL-13] A page's request: the stored application and what the page changes. Only the first page has no application yet. */
export function stepRequest(
  application: RequestAnswers | undefined,
  change: RequestChange,
  options: RequestOptions = {},
): ApplicationDraft {
  if (!application) throw new Error('Application is required')
  return baseRequest({ ...application, ...change, sender: { ...application.sender, ...change.sender } }, options)
}
