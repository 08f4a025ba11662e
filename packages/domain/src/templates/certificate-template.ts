import type { AskedBy, Asking, FormTemplate, LocalizedText, ReadBy, Step, Whole } from '@eksport/forms'
import type { ApplicationFormat } from '../application/enumerations.ts'
import type { StepId } from '../application/step-id.ts'
import type { ReadByRules } from '../documents/rule/rule-reads.ts'
import type { TemplateRules } from '../documents/rule/template-rules.ts'
import { ownDeclarations } from './own-declarations.ts'

/** A certificate template: the form, and what the rule check must know of the certificate. */
export interface CertificateTemplate extends FormTemplate<StepId> {
  /** The whole name, with what the certificate is and in which languages. */
  readonly fullTitle: LocalizedText
  /** How an application can be written; more than one makes the PDF format say why it was chosen. */
  readonly applicationFormats: readonly ApplicationFormat[]
  /** The PDF format must name the requisition; the advance notice that some certificates need. */
  readonly requisitionRequired?: boolean
  readonly rules: TemplateRules
}

/** What is known of every application before its first page. */
type Known = 'applicationType' | 'applicationType=*'

/** The pages of a form where all that is looked up is asked for. */
export function wholeForm<const S extends readonly Step<StepId>[]>(
  steps: S & Whole<ReadBy<S[number]>, AskedBy<S[number]> | Known>,
): readonly Step<StepId>[] {
  return steps
}

/**
 * Makes a template. A page that the wizard does not know, a condition on an answer or an option that no page asks for, and
 * a rule that reads one do not compile. What it asks is remembered, so that its certificate is held against it.
 */
export function defineTemplate<const S extends readonly Step<StepId>[], const R extends TemplateRules>(
  template: Omit<CertificateTemplate, 'steps' | 'rules'> & {
    readonly steps: S & Whole<ReadBy<S[number]> | ReadByRules<R>, AskedBy<S[number]> | Known>
    readonly rules: R
  },
): CertificateTemplate & Asking<AskedBy<S[number]>, never> {
  return { ...template, steps: ownDeclarations<StepId>(template.steps, template.id) }
}
