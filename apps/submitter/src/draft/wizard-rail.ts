import type { FormAnswers } from '@eksport/domain'
import { answersOfPages, type CertificateTemplate, type StepId, stepsOf } from '@eksport/domain/templates'
import { type Answers, type Locale, localize, stepStates, type ValidationContext } from '@eksport/forms'
import type { WizardStep } from '@eksport/ui'

/** The steps that have been begun: what the rules say of a page that nobody has come to yet is no news. */
export function begunSteps(template: CertificateTemplate, answers: Answers, context: ValidationContext): StepId[] {
  return stepStates(template, answers, context, undefined, answersOfPages(answers))
    .filter(({ state }) => state === 'done' || state === 'error')
    .map(({ id }) => id)
}

/** The steps that are asked now, as the rail shows them from outside. */
export function wizardRail(
  template: CertificateTemplate,
  answers: Answers,
  context: ValidationContext,
  locale: Locale,
): readonly WizardStep<StepId>[] {
  return stepStates(template, answers, context, undefined, answersOfPages(answers)).map(({ title, ...step }) => ({
    ...step,
    title: localize(title, locale),
  }))
}

/** The same without what is said of their answers. */
export const plainRail = (
  template: CertificateTemplate,
  answers: FormAnswers,
  locale: Locale,
): readonly WizardStep<StepId>[] =>
  stepsOf(template, answers).map(({ id, title }) => ({ id, title: localize(title, locale), state: 'open' }))

/** [EXP-01] What the server refused is wrong, though the form itself finds nothing there. */
export const withRefused = (
  steps: readonly WizardStep<StepId>[],
  refused: readonly (StepId | undefined)[],
): readonly WizardStep<StepId>[] =>
  steps.map((step) => (refused.includes(step.id) ? { ...step, state: 'error' } : step))

/** How many answers of a page are wrong, as far as they were so when typing rested last, or were refused. */
export function wrongAt(
  page: StepId,
  [now, meant]: readonly [readonly WizardStep<StepId>[], readonly WizardStep<StepId>[]],
  refused: readonly (StepId | undefined)[],
): number {
  const wrongIn = (steps: readonly WizardStep<StepId>[]) => steps.find(({ id }) => id === page)?.wrong ?? 0
  return Math.max(Math.min(wrongIn(now), wrongIn(meant)), refused.filter((step) => step === page).length)
}

/** The same as they stand on the page of one of them, with so many wrong answers on it. */
export const standingAt = (
  current: StepId,
  steps: readonly WizardStep<StepId>[],
  wrong = 0,
): readonly WizardStep<StepId>[] =>
  steps.map((step) => (step.id === current ? { ...step, state: 'current', wrong } : step))
