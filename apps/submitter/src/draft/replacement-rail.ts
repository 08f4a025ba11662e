import type { Application } from '@eksport/domain'
import { type CertificateTemplate, findTemplate, formOf, type StepId } from '@eksport/domain/templates'
import { type Locale, localize, stepStates, type ValidationContext } from '@eksport/forms'
import type { WizardStep } from '@eksport/ui'
import { newRail } from './new-rail.ts'
import { replacementTexts } from './replacement.texts.ts'

/** Step id of the page before the form of a replacement. */
export const replacementStepId = 'erstatning'
export type RailId = StepId | typeof replacementStepId

type Rail = readonly WizardStep<RailId>[]

const title = (locale: Locale) => localize(replacementTexts.step, locale)

/** Adds the page before the form to the steps, if the application replaces another certificate. */
export function withReplacementStep<Id extends string>(
  steps: readonly WizardStep<Id>[],
  isReplacement: boolean,
  locale: Locale,
): readonly WizardStep<Id | typeof replacementStepId>[] {
  return isReplacement ? [{ id: replacementStepId, title: title(locale), state: 'done' }, ...steps] : steps
}

/** The steps of a replacement that does not exist yet. Its goods have left, so there is no last control. */
export function newReplacementRail(locale: Locale): Rail {
  const later: Rail = newRail(locale)
    .filter(({ id }) => id !== 'kontroll')
    .map((step) => ({ ...step, state: 'locked' as const }))
  return [{ id: replacementStepId, title: title(locale), state: 'current' }, ...later]
}

/** The steps of a replacement draft, seen from the page before its form. */
export function replacementRail(application: Application, context: ValidationContext, locale: Locale): Rail {
  const template: CertificateTemplate | undefined = findTemplate(application.certificateTemplate)
  const steps = template ? stepStates(formOf(template, application), { ...application }, context) : []
  const words = steps.map((step): WizardStep<RailId> => ({ ...step, title: localize(step.title, locale) }))
  return [{ id: replacementStepId, title: title(locale), state: 'current' }, ...words]
}
