import { relevantAnswers } from '@eksport/forms'
import type { ApplicationDraft } from '../application/draft.ts'
import { serverOwned } from '../application/own-answers.ts'
import type { CertificateTemplate } from './certificate-template.ts'
import { findTemplate, templateOf, type Versioned } from './find-template.ts'
import { formOf } from './steps/pdf-form.ts'

/** What identifies the form of an application. */
type Named = Pick<ApplicationDraft, 'certificateTemplate' | 'applicationFormat'>

/**
 * [CRT-02] The relevant part of an application: what its template asks for under its conditions, and what the server owns. A
 * draft keeps hidden answers, so that they reappear with their questions; they are never checked, sent, shown, compared or
 * printed. An application of an unknown template is returned unchanged, for an officer to look at.
 */
export function relevantApplication<D extends Named>(
  application: D,
  template: CertificateTemplate | undefined = findTemplate(application.certificateTemplate),
): D {
  if (template === undefined) return application
  const answers = relevantAnswers(formOf(template, application), { ...application })
  return { ...answers, ...serverOwned({ ...application }) } as D // the same parts, whose answers may be missing
}

/** [CRT-04] The relevant part of a stored application, by its own version of the template. */
export function relevantDocument<D extends Versioned & Pick<ApplicationDraft, 'applicationFormat'>>(document: D): D {
  const template = templateOf(document)
  // Without a definition, relevance cannot be determined.
  return template === undefined ? document : relevantApplication(document, template)
}
