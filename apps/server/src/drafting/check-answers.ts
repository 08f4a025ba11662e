import type { Attachment } from '@eksport/domain'
import { formOf, templateOf } from '@eksport/domain/templates'
import { validateTemplate } from '@eksport/forms'
import { formIssues } from '../certificate/filled-forms.ts'
import type { ApplicationDocument } from '../db/application-document.ts'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import { Refusal } from '../refusals/refusal.ts'
import { uncheckedFiles } from '../standing/refuse-unchecked.ts'
import { requiredInForm } from './missing-answers.ts'
import { applicationContext } from './validation-facts.ts'

/** An application with its files: some pages ask for one. */
type Complete = ApplicationDocument & { readonly attachments: readonly Attachment[] }

/** [VAL-12] The template's own validation, the same that ran in the browser. */
export function refuseIncomplete(referenceData: ReferenceData, document: Complete, now: Date): void {
  const template = templateOf(document)
  if (template === undefined) throw new Refusal('TEMPLATE_REQUIRED')
  const form = formOf(template, document)
  const asked = validateTemplate(form, document, applicationContext(referenceData, document, now))
  const issues = [
    ...asked,
    ...formIssues(document, document.attachments, referenceData, requiredInForm(document, referenceData, now)),
    ...uncheckedFiles(document.attachments),
  ]
  if (issues.length > 0) throw new Refusal('INCOMPLETE', { issues })
}
