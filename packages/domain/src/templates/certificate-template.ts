import type { FormTemplate, LocalizedText } from '@eksport/forms'
import type { ApplicationFormat } from '../application/enumerations.ts'
import type { TemplateRules } from '../rule/template-rules.ts'
import type { StepId } from './step-id.ts'

/** A certificate template: the form, and what the rule check must know of the certificate. */
export interface CertificateTemplate extends FormTemplate<StepId> {
  /** The whole name, with what the certificate is and in which languages. */
  readonly fullTitle: LocalizedText
  readonly countries: readonly string[]
  /** How an application can be written; more than one makes the PDF format say why it was chosen. */
  readonly applicationFormats: readonly ApplicationFormat[]
  /** The PDF format must name the requisition; the advance notice that some certificates need. */
  readonly requisitionRequired?: boolean
  readonly rules: TemplateRules
}

/** Makes a template; a step that has another id than the wizard knows does not compile. */
export function defineTemplate(template: CertificateTemplate): CertificateTemplate {
  return template
}
