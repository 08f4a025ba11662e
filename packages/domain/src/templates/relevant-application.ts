import { relevantAnswers } from '@eksport/forms'
import type { ApplicationDraft } from '../application/draft.ts'
import { serverOwned } from '../application/own-answers.ts'
import type { CertificateTemplate } from './certificate-template.ts'
import { findTemplate, templateOf, type Versioned } from './find-template.ts'
import { formOf } from './steps/pdf-form.ts'

/** What names the form of an application. */
type Named = Pick<ApplicationDraft, 'certificateTemplate' | 'applicationFormat'>

/**
 * [CRT-02] An application as it counts: what its template asks under its conditions, and what the server writes of it. A
 * draft keeps hidden answers, so that turning back loses nothing; they are never judged, sent, shown, compared or printed.
 * An application by a template that this product does not have stays as it is, for an officer to look at.
 */
export function relevantApplication<D extends Named>(
  application: D,
  template: CertificateTemplate | undefined = findTemplate(application.certificateTemplate),
): D {
  if (template === undefined) return application
  const answers = relevantAnswers(formOf(template, application), { ...application })
  return { ...answers, ...serverOwned({ ...application }) } as D // the same parts, answers of which may be missing
}

/** [CRT-04] A stored application as it counts, by the version of its template that is its own. */
export function relevantDocument<D extends Versioned & Pick<ApplicationDraft, 'applicationFormat'>>(document: D): D {
  const template = templateOf(document)
  // Without a definition nothing can be told apart.
  return template === undefined ? document : relevantApplication(document, template)
}
