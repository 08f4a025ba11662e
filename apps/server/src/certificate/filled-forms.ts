import {
  type Attachment,
  type FilledForm,
  type FilledFormType,
  type FormDifference,
  filledFormSchema,
  filledFormTypes,
} from '@eksport/domain'
import {
  applicationOfBinding,
  type CertificateDefinition,
  type FormPlace,
  type FormValues,
  fieldsOf,
  filledFormOf,
  findCertificate,
  formBinding,
  formDifferences,
  formDocument,
  formFault,
  gapsIn,
  knownValues,
  type Lookups,
  planOf,
  writtenValues,
} from '@eksport/domain/documents'
import { relevantDocument } from '@eksport/domain/templates'
import type { Issue, Locale } from '@eksport/forms'
import type { ApplicationDocument } from '../db/application-document.ts'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import type { Deps } from '../deps.ts'
import { tokenField } from '../documents/form-token-field.ts'
import type { FormToDraw } from '../documents/index.ts'
import type { FormReading } from '../integrations/uploads/index.ts'
import { documentLookups } from '../reference-data/document-lookups.ts'
import { type FormRefusal, Refusal } from '../refusals/refusal.ts'
import { printed } from './documents-of.ts'

const { handedOut: handedOutSchema } = filledFormSchema.shape

type Sealing = Pick<Deps, 'lookups' | 'formTokens'>

/** In the PDF format the form is the certificate itself; other applications have at most an appendix. */
const takes = ({ applicationFormat }: ApplicationDocument, type: FilledFormType) =>
  (applicationFormat === 'PDF') === (type === 'HEALTH_CERTIFICATE_DRAFT')

/** The values that the application has now for a form of one kind. */
const knownNow = (
  type: FilledFormType,
  definition: CertificateDefinition,
  stored: ApplicationDocument,
  lookups: Lookups,
) => knownValues(type, definition, printed(relevantDocument(stored)), lookups)

/**
 * [CRT-16] What a person wrote in a file: the values that differ from those it was handed out with, as the application
 * may have changed since. Older files do not contain those; they are compared with the current values.
 */
const writtenIn = ({ values, handedOut }: Pick<FilledForm, 'values' | 'handedOut'>, known: FormValues) =>
  writtenValues(values, handedOut ?? known)

const isUntouched = (form: Pick<FilledForm, 'values' | 'handedOut'>, known: FormValues) =>
  Object.keys(writtenIn(form, known)).length === 0

/** The sealed text: what a form was made for, and the values in its fields. */
const sealed = (binding: string, handedOut: FormValues) => `${binding}\n${JSON.stringify(handedOut)}`

/** Reads the sealed text. Older forms have no values in it. */
function unsealed(text: string): Pick<FilledForm, 'form' | 'handedOut'> {
  const [form = '', handedOut] = text.split('\n')
  return { form, handedOut: handedOutSchema.parse(handedOut && JSON.parse(handedOut)) }
}

/**
 * A form of one kind with the known values, and those written in the form uploaded last, so that nothing has to be
 * typed twice.
 */
export function formToFill(
  { lookups, formTokens }: Sealing,
  stored: ApplicationDocument,
  type: FilledFormType,
  locale: Locale,
): FormToDraw {
  const definition = takes(stored, type) ? findCertificate(stored.certificateTemplate) : undefined
  if (definition === undefined) throw new Refusal('NOT_FOUND')
  const known = knownNow(type, definition, stored, lookups)
  const before = stored.filledForms?.find((form) => form.type === type)
  const typed = before && writtenIn(before, known)
  const application = printed(relevantDocument(stored))
  const form = formDocument(type, definition, application, lookups, { locale, ...(typed && { typed }) })
  if (form === undefined) throw new Refusal('NOT_FOUND')
  return { ...form, token: formTokens.seal(sealed(form.binding, known)) }
}

interface ToRead {
  readonly type: FilledFormType
  readonly filename: string
  readonly reading: FormReading
  /** [CRT-16] What the template's form always requires. */
  readonly required: readonly string[]
}

/** Reads an uploaded file; refuses it if it is not the form handed out for the application as it is now. */
export function readFilledForm(
  { lookups, formTokens }: Sealing,
  stored: ApplicationDocument,
  { type, filename, reading, required }: ToRead,
): Pick<FilledForm, 'type' | 'form' | 'values' | 'handedOut'> {
  const named = { field: 'attachment', filename }
  const refuse = (reason: FormRefusal) => new Refusal('FORM_REFUSED', { ...named, reason })
  if (reading.found !== 'form') throw refuse(reading.found)
  const { [tokenField]: token = '', ...written } = reading.values
  const opened = formTokens.open(token)
  const definition = takes(stored, type) ? findCertificate(stored.certificateTemplate) : undefined
  const plan = definition && planOf(definition, type)
  if (opened === undefined) throw refuse('not-ours')
  const { form, ...sealedIn } = unsealed(opened)
  if (applicationOfBinding(form) !== stored.referenceNumber) throw refuse('other-application')
  if (!form.startsWith(`${type} `)) throw refuse('other-form')
  if (definition === undefined || plan === undefined || form !== formBinding(type, definition, stored)) {
    throw refuse('other-version')
  }
  const fields = fieldsOf(plan)
  const names = Object.keys(written)
  if (names.length !== fields.size || !names.every((name) => fields.has(name))) throw refuse('not-ours')
  const values = Object.fromEntries(Object.entries(written).filter(([, text]) => text !== ''))
  const known = knownNow(type, definition, stored, lookups)
  const { handedOut = known } = sealedIn
  if (isUntouched({ values, handedOut }, known)) throw refuse('untouched')
  const fault = formFault(plan, values, handedOut)
  if (fault !== undefined) {
    const { kind, no: box, found, max: limit } = fault
    throw new Refusal('FORM_FIELD_REFUSED', { ...named, fault: kind, box, found, limit })
  }
  const { empty: places } = gapsIn(type, definition, values, required)
  if (places.length > 0) throw new Refusal('FILLED_FORM_INCOMPLETE', { ...named, places })
  return { type, form, values, handedOut }
}

/** How the filled-in files differ from the application. */
function differencesIn(document: ApplicationDocument, lookups: Lookups): FormDifference[] {
  const definition = findCertificate(document.certificateTemplate)
  return definition === undefined || document.filledForms === undefined
    ? []
    : formDifferences(definition, printed(document), lookups)
}

/** The filled-in files that fit the application as it is now; those for an earlier country or template are left out. */
export function formsThatCount(document: ApplicationDocument): FilledForm[] {
  const definition = findCertificate(document.certificateTemplate)
  if (definition === undefined) return []
  const application = printed(document)
  return (document.filledForms ?? []).filter(({ type }) => filledFormOf(type, definition, application) !== undefined)
}

/** The printed names of places in a form, the same in every language. */
const namesOf = (places: readonly FormPlace[]) =>
  places.map(({ no, caption, rows }) => `${no} ${caption}${rows === undefined ? '' : ` (${rows})`}`).join(', ')

/**
 * Issues with the filled-in files: outdated ones, files that were never read as a form, [CRT-16] forms without any
 * entry, and required boxes left empty.
 */
export function formIssues(
  document: ApplicationDocument,
  attachments: readonly Pick<Attachment, 'id' | 'type'>[],
  referenceData: ReferenceData,
  required: readonly string[],
): Issue[] {
  const definition = findCertificate(document.certificateTemplate)
  const counting = formsThatCount(document)
  const isRead = ({ id }: Pick<Attachment, 'id'>) => counting.some(({ attachmentId }) => attachmentId === id)
  const isOutdated =
    counting.length < (document.filledForms ?? []).length ||
    attachments.some((one) => filledFormTypes.some((form) => form === one.type) && !isRead(one))
  const isBlank = (form: FilledForm) =>
    definition !== undefined &&
    isUntouched(form, knownNow(form.type, definition, document, documentLookups(referenceData)))
  const empty =
    definition === undefined
      ? []
      : counting
          .filter((form) => !isBlank(form))
          .flatMap(({ type, values }) => gapsIn(type, definition, values, required).empty)
  return [
    ...(isOutdated ? [{ path: 'attachments', code: 'formOutdated' }] : []),
    ...(counting.some(isBlank) ? [{ path: 'attachments', code: 'formUntouched' }] : []),
    ...(empty.length === 0 ? [] : [{ path: 'attachments', code: 'formIncomplete', params: { boxes: namesOf(empty) } }]),
  ]
}

/** [CRT-11] The filled-in files that count, and how they differ from the application, for readers. */
export function formsToShow(document: ApplicationDocument, lookups: Lookups) {
  const filledForms = formsThatCount(document)
  const formDifferences = differencesIn(document, lookups)
  return {
    filledForms: filledForms.length === 0 ? undefined : filledForms,
    ...(formDifferences.length > 0 && { formDifferences }),
  }
}
