import type { CertificateTemplate, StepId } from '@eksport/domain/templates'
import { type Answers, type Locale, localize, stepStates, type ValidationContext } from '@eksport/forms'
import type { WizardStep } from '@eksport/ui'

/** The steps that have been begun: what the rules say of a page that nobody has come to yet is no news. */
export function begunSteps(template: CertificateTemplate, answers: Answers, context: ValidationContext): StepId[] {
  return stepStates(template, answers, context)
    .filter(({ state }) => state === 'done' || state === 'error')
    .map(({ id }) => id)
}

/** The steps that are asked now, as the rail shows them. */
export function wizardRail(
  template: CertificateTemplate,
  answers: Answers,
  context: ValidationContext,
  current: StepId,
  locale: Locale,
): readonly WizardStep<StepId>[] {
  return stepStates(template, answers, context, current).map(({ title, ...step }) => ({
    ...step,
    title: localize(title, locale),
  }))
}
