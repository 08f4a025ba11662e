import { formOf, isMissing, templateOf } from '@eksport/domain/templates'
import { getAt, validateTemplate } from '@eksport/forms'
import type { ApplicationDocument } from '../db/application-document.ts'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import { validationContext } from './validation-facts.ts'

/** The paths of required answers that are missing; invalid ones are not included. */
export function missingAnswers(document: ApplicationDocument, referenceData: ReferenceData, now: Date): string[] {
  const template = templateOf(document)
  if (template === undefined) return []
  return validateTemplate(formOf(template, document), document, validationContext(referenceData, now))
    .filter(({ path, code }) => code === 'required' || isMissing(getAt(document, path)))
    .map(({ path }) => path)
}

/**
 * [CRT-16] The answers that the template's form always requires, which a filled-in file must therefore contain. Answers
 * required because of another answer are not included.
 */
export function requiredInForm(document: ApplicationDocument, referenceData: ReferenceData, now: Date): string[] {
  const { recipient: _, transport: __, ...given } = document
  const asked: ApplicationDocument = { ...given, applicationFormat: 'STANDARD', productLines: [{ id: 'row' }] }
  return missingAnswers(asked, referenceData, now).map((path) => path.replace(/\.\d+(?=\.|$)/g, ''))
}
