import type { Attachment } from '@eksport/domain'
import { formOf, templateOf } from '@eksport/domain/templates'
import { type Issue, validateTemplate } from '@eksport/forms'
import { formIssues } from '../certificate/filled-forms.ts'
import type { ApplicationDocument } from '../db/application-document.ts'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import { Refusal } from '../refusals/refusal.ts'
import { uncheckedFiles } from '../standing/refuse-unchecked.ts'
import { requiredInForm } from './missing-answers.ts'
import { applicationContext } from './validation-facts.ts'

/** An application with its files, because some pages require one. */
type Complete = ApplicationDocument & { readonly attachments: readonly Attachment[] }

/** What is missing or wrong by the template's validation; nothing if there is no template. */
export function incompleteIn(
  referenceData: ReferenceData,
  document: Complete,
  now: Date,
): readonly Issue[] | undefined {
  const template = templateOf(document)
  if (template === undefined) return undefined
  const form = formOf(template, document)
  const asked = validateTemplate(form, document, applicationContext(referenceData, document, now))
  return [
    ...asked,
    ...formIssues(document, document.attachments, referenceData, requiredInForm(document, referenceData, now)),
    ...uncheckedFiles(document.attachments),
  ]
}

/** [VAL-12] Refuses by the template's validation, which also ran in the browser. */
export function refuseIncomplete(referenceData: ReferenceData, document: Complete, now: Date): void {
  const issues = incompleteIn(referenceData, document, now)
  if (issues === undefined) throw new Refusal('TEMPLATE_REQUIRED')
  if (issues.length > 0) throw new Refusal('INCOMPLETE', { issues })
}
