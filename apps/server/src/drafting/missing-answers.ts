import { formOf, templateOf } from '@eksport/domain/templates'
import { getAt, validateTemplate } from '@eksport/forms'
import type { ApplicationDocument } from '../db/application-document.ts'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import { validationContext } from './validation-facts.ts'

const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Paths of the answers that the form requires and does not have. What is given and wrong is not among them. */
export function missingAnswers(document: ApplicationDocument, referenceData: ReferenceData, now: Date): string[] {
  const template = templateOf(document)
  if (template === undefined) return []
  return validateTemplate(formOf(template, document), document, validationContext(referenceData, now))
    .filter(({ path, code }) => code === 'required' || isNothing(getAt(document, path)))
    .map(({ path }) => path)
}

/**
 * [CRT-16] What the template's own form asks of everybody: a file that is filled in instead has to say it. An answer that is asked
 * because of another one is not among them.
 */
export function requiredInForm(document: ApplicationDocument, referenceData: ReferenceData, now: Date): string[] {
  const { recipient: _, transport: __, ...given } = document
  const asked: ApplicationDocument = { ...given, applicationFormat: 'STANDARD', productLines: [{ id: 'row' }] }
  return missingAnswers(asked, referenceData, now).map((path) => path.replace(/\.\d+(?=\.|$)/g, ''))
}
