import type { ApplicationDraft } from '@eksport/domain'
import { findTemplate, formOf } from '@eksport/domain/templates'
import { relevantAnswers } from '@eksport/forms'

/** What is checked and sent: the answers of all that is asked now, and nothing that was hidden meanwhile. */
export function relevantDocument<D extends Pick<ApplicationDraft, 'certificateTemplate' | 'applicationFormat'>>(
  document: D,
): D {
  const template = findTemplate(document.certificateTemplate)
  return template === undefined ? document : relevantAnswers(formOf(template, document), document)
}
