import type { StepId } from '@eksport/domain/templates'
import { type Locale, localize } from '@eksport/forms'
import type { WizardStep } from '@eksport/ui'
import { missingTexts } from './missing.texts.ts'

/** The page of what a draft still lacks, among the steps of the form. */
export const missingStepId = 'gjenstaar'

/** The rail on that page: it stands before the summary that it leads to, and is not the summary. */
export const withMissingStep = (
  steps: readonly WizardStep<StepId>[],
  locale: Locale,
): readonly WizardStep<StepId | typeof missingStepId>[] =>
  steps.flatMap((step) =>
    step.id === 'oppsummering'
      ? [{ id: missingStepId, title: localize(missingTexts.title, locale), state: 'current' }, step]
      : [step],
  )
