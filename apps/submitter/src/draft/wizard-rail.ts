import type { FormAnswers } from '@eksport/domain'
import { answersOfPages, type CertificateTemplate, type StepId, stepsOf } from '@eksport/domain/templates'
import { type Answers, type Locale, localize, stepStates, type ValidationContext } from '@eksport/forms'
import type { WizardStep } from '@eksport/ui'

/** The steps that have been started; rule findings on a page that nobody has opened yet are not shown. */
export function begunSteps(template: CertificateTemplate, answers: Answers, context: ValidationContext): StepId[] {
  return stepStates(template, answers, context, undefined, answersOfPages(answers))
    .filter(({ state }) => state === 'done' || state === 'error')
    .map(({ id }) => id)
}

/** The steps of the form as shown from outside it. */
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

/** The steps without the state of their answers. */
export const plainRail = (
  template: CertificateTemplate,
  answers: FormAnswers,
  locale: Locale,
): readonly WizardStep<StepId>[] =>
  stepsOf(template, answers).map(({ id, title }) => ({ id, title: localize(title, locale), state: 'open' }))

/** [EXP-01] Marks the steps that the server refused as wrong, even if the form itself finds no error there. */
export const withRefused = (
  steps: readonly WizardStep<StepId>[],
  refused: readonly (StepId | undefined)[],
): readonly WizardStep<StepId>[] =>
  steps.map((step) => (refused.includes(step.id) ? { ...step, state: 'error' } : step))

/** The number of wrong answers on a page: those wrong both now and at the last pause in typing, or those refused. */
export function wrongAt(
  page: StepId,
  [now, meant]: readonly [readonly WizardStep<StepId>[], readonly WizardStep<StepId>[]],
  refused: readonly (StepId | undefined)[],
): number {
  const wrongIn = (steps: readonly WizardStep<StepId>[]) => steps.find(({ id }) => id === page)?.wrong ?? 0
  return Math.max(Math.min(wrongIn(now), wrongIn(meant)), refused.filter((step) => step === page).length)
}

/** The steps with one of them current, showing its number of wrong answers. */
export const standingAt = (
  current: StepId,
  steps: readonly WizardStep<StepId>[],
  wrong = 0,
): readonly WizardStep<StepId>[] =>
  steps.map((step) => (step.id === current ? { ...step, state: 'current', wrong } : step))
