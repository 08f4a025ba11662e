import type { StepId } from '@eksport/domain/templates'
import { type Locale, localize } from '@eksport/forms'
import type { WizardStep } from '@eksport/ui'
import { missingTexts } from './missing.texts.ts'

/** Step id of the page that lists what a draft lacks. */
export const missingStepId = 'gjenstaar'

/** Inserts that page as the current step, before the summary it leads to. */
export const withMissingStep = (
  steps: readonly WizardStep<StepId>[],
  locale: Locale,
): readonly WizardStep<StepId | typeof missingStepId>[] =>
  steps.flatMap((step) =>
    step.id === 'oppsummering'
      ? [{ id: missingStepId, title: localize(missingTexts.title, locale), state: 'current' }, step]
      : [step],
  )
