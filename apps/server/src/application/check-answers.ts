import { formOf, templateOf } from '@eksport/domain/templates'
import { validateTemplate } from '@eksport/forms'
import type { ApplicationDocument } from '../db/application-document.ts'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import { Refusal } from '../refusals/refusal.ts'
import { knownCodes } from './validation-facts.ts'

/** [VAL-12] The template's own validation, the same that ran in the browser. */
export function refuseIncomplete(referenceData: ReferenceData, document: ApplicationDocument, now: Date): void {
  const template = templateOf(document)
  if (template === undefined) throw new Refusal('TEMPLATE_REQUIRED')
  const form = formOf(template, document)
  const issues = validateTemplate(form, document, { now: now.toISOString(), codes: knownCodes(referenceData) })
  if (issues.length > 0) throw new Refusal('INCOMPLETE', { issues })
}
