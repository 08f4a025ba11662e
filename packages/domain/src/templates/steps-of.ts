import { type FormTemplate, holds, type Step } from '@eksport/forms'
import type { StepId } from '../application/enumerations.ts'
import type { FormAnswers } from '../application/own-answers.ts'
import type { CertificateTemplate } from './certificate-template.ts'

/** Answers of a form, possibly incomplete. */
export type PartialAnswers = Partial<FormAnswers>

/** [WIZ-02] The current steps of the application. */
export function stepsOf(template: CertificateTemplate, answers: PartialAnswers): readonly Step<StepId>[] {
  return template.steps.filter((step) => holds(step.when, answers))
}

/** The target of Next or Back; `line` opens the editor of that product line, counted from zero. */
export interface StepTarget {
  readonly step: StepId
  readonly line?: number
}

function neighbour(
  template: CertificateTemplate,
  answers: PartialAnswers,
  current: StepId,
  by: 1 | -1,
): StepId | undefined {
  const ids = stepsOf(template, answers).map(({ id }) => id)
  const index = ids.indexOf(current)
  return index < 0 ? undefined : ids[index + by]
}

/** [WIZ-04] The target of Next; the first line's editor opens by itself while there are no lines. */
export function nextStep(
  template: CertificateTemplate,
  answers: PartialAnswers,
  current: StepId,
): StepTarget | undefined {
  const step = neighbour(template, answers, current, 1)
  if (!step) return undefined
  return step === 'varelinjer' && (answers.productLines ?? []).length === 0 ? { step, line: 0 } : { step }
}

/** The target of Back. */
export function previousStep(
  template: CertificateTemplate,
  answers: PartialAnswers,
  current: StepId,
): StepTarget | undefined {
  const step = neighbour(template, answers, current, -1)
  return step && { step }
}

/** Whether the form ever requires a file. Most forms have no such page. */
export function requiresUpload({ steps }: Pick<FormTemplate, 'steps'>): boolean {
  return steps.some(({ uploads }) => uploads?.some(({ min }) => min > 0) === true)
}
