import type { FilledForm, FilledFormType, FormDifference } from '@eksport/domain'
import {
  applicationOfBinding,
  fieldsOf,
  filledFormOf,
  findCertificate,
  formBinding,
  formDifferences,
  formDocument,
  formFault,
  knownValues,
  type Lookups,
  planOf,
} from '@eksport/domain/documents'
import { relevantDocument } from '@eksport/domain/templates'
import type { Issue, Locale } from '@eksport/forms'
import type { ApplicationDocument } from '../db/application-document.ts'
import type { Deps } from '../deps.ts'
import { tokenField } from '../documents/form-token-field.ts'
import type { FormToDraw } from '../documents/index.ts'
import type { FormReading } from '../integrations/uploads/index.ts'
import { type FormRefusal, Refusal } from '../refusals/refusal.ts'
import { printed } from './documents-of.ts'

type Sealing = Pick<Deps, 'lookups' | 'formTokens'>

/** The PDF format has its certificate as a form, every other application at most an appendix. */
const takes = ({ applicationFormat }: ApplicationDocument, type: FilledFormType) =>
  (applicationFormat === 'PDF') === (type === 'HEALTH_CERTIFICATE_DRAFT')

/** The form of one kind with what is known, and what was written in the one that was uploaded last: nothing is typed twice. */
export function formToFill(
  { lookups, formTokens }: Sealing,
  stored: ApplicationDocument,
  type: FilledFormType,
  locale: Locale,
): FormToDraw {
  const definition = takes(stored, type) ? findCertificate(stored.certificateTemplate) : undefined
  const typed = stored.filledForms?.find((form) => form.type === type)?.values
  const form =
    definition &&
    formDocument(type, definition, printed(relevantDocument(stored)), lookups, { locale, ...(typed && { typed }) })
  if (form === undefined) throw new Refusal('NOT_FOUND')
  return { ...form, token: formTokens.seal(form.binding) }
}

interface ToRead {
  readonly type: FilledFormType
  readonly filename: string
  readonly reading: FormReading
}

/** What an uploaded file says, if it is the form that was handed out for the application as it is now. */
export function readFilledForm(
  { lookups, formTokens }: Sealing,
  stored: ApplicationDocument,
  { type, filename, reading }: ToRead,
): Pick<FilledForm, 'type' | 'form' | 'values'> {
  const named = { field: 'attachment', filename }
  const refuse = (reason: FormRefusal) => new Refusal('FORM_REFUSED', { ...named, reason })
  if (reading.found !== 'form') throw refuse(reading.found)
  const { [tokenField]: token = '', ...written } = reading.values
  const form = formTokens.open(token)
  const definition = takes(stored, type) ? findCertificate(stored.certificateTemplate) : undefined
  const plan = definition && planOf(definition, type)
  if (form === undefined) throw refuse('not-ours')
  if (applicationOfBinding(form) !== stored.referenceNumber) throw refuse('other-application')
  if (!form.startsWith(`${type} `)) throw refuse('other-form')
  if (definition === undefined || plan === undefined || form !== formBinding(type, definition, stored)) {
    throw refuse('other-version')
  }
  const fields = fieldsOf(plan)
  const names = Object.keys(written)
  if (names.length !== fields.size || !names.every((name) => fields.has(name))) throw refuse('not-ours')
  const values = Object.fromEntries(Object.entries(written).filter(([, text]) => text !== ''))
  const known = knownValues(type, definition, printed(relevantDocument(stored)), lookups)
  const fault = formFault(plan, values, known)
  if (fault !== undefined) {
    const { kind, no: box, found, max: limit } = fault
    throw new Refusal('FORM_FIELD_REFUSED', { ...named, fault: kind, box, found, limit })
  }
  return { type, form, values }
}

/** Where the files that were filled in differ from the application. */
function differencesIn(document: ApplicationDocument, lookups: Lookups): FormDifference[] {
  const definition = findCertificate(document.certificateTemplate)
  return definition === undefined || document.filledForms === undefined
    ? []
    : formDifferences(definition, printed(document), lookups)
}

/** The files that were filled in for the application as it is now; those for an earlier country or template do not count. */
export function formsThatCount(document: ApplicationDocument): FilledForm[] {
  const definition = findCertificate(document.certificateTemplate)
  if (definition === undefined) return []
  const application = printed(document)
  return (document.filledForms ?? []).filter(({ type }) => filledFormOf(type, definition, application) !== undefined)
}

/** A form that does not count any more is no answer. */
export const outdatedForms = (document: ApplicationDocument): Issue[] =>
  formsThatCount(document).length === (document.filledForms ?? []).length
    ? []
    : [{ path: 'attachments', code: 'formOutdated' }]

/** [CRT-11] What a reader is shown of the files that were filled in: those that count, and where they differ. */
export function formsToShow(document: ApplicationDocument, lookups: Lookups) {
  const filledForms = formsThatCount(document)
  const formDifferences = differencesIn(document, lookups)
  return {
    filledForms: filledForms.length === 0 ? undefined : filledForms,
    ...(formDifferences.length > 0 && { formDifferences }),
  }
}
