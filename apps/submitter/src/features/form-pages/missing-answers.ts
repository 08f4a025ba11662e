import type { Application, FormAnswers } from '@eksport/domain'
import { isMissing, type StepId } from '@eksport/domain/templates'
import { type Answers, getAt, type Step, type ValidationContext, validateStep } from '@eksport/forms'
import { pickupMoment } from '../../draft/retrieval-sections.ts'

/** One missing or wrong answer; for a product line it names the line's id, because lines come and go. */
export interface MissingAnswer {
  readonly step: StepId
  readonly path: string
  readonly lineId?: string
}

const linePath = /^productLines\.(\d+)\.(.+)$/

/** The step that asks for an answer, by its path in the whole application. */
function askingStep(steps: readonly Step<StepId>[], path: string): StepId | undefined {
  const inLine = linePath.exec(path)?.[2]
  const isAsked = (fields: Answers, asked: string) =>
    Object.keys(fields).some((field) => asked === field || asked.startsWith(`${field}.`))
  return steps.find(({ sections, items }) =>
    (inLine === undefined ? sections : (items?.sections ?? [])).some(({ fields }) => isAsked(fields, inLine ?? path)),
  )?.id
}

/**
 * What a draft still lacks, in the order of its form: answers that the form's own check finds missing or wrong, and answers that were not
 * copied from the original and are still empty, even if they are optional.
 */
export function missingAnswers(
  steps: readonly Step<StepId>[],
  answers: FormAnswers,
  copiedFrom: Application['copiedFrom'],
  context: ValidationContext,
): readonly MissingAnswer[] {
  const root: Answers = { ...answers }
  const found = steps.flatMap((step) => validateStep(step, root, context).map(({ path }) => ({ step: step.id, path })))
  const left = (copiedFrom?.withdrawn ?? []).flatMap((path) => {
    const step = isMissing(getAt(root, path)) ? askingStep(steps, path) : undefined
    return step === undefined ? [] : [{ step, path }]
  })
  return [...found, ...left].map(({ step, path }) => {
    const [, index, rest] = linePath.exec(path) ?? []
    const lineId = index === undefined ? undefined : answers.productLines?.[Number(index)]?.id
    return lineId === undefined || rest === undefined ? { step, path } : { step, path: rest, lineId }
  })
}

/** [PIK-05] The fields shown together with a field: date and time of pickup are chosen together. */
const chosenWith = (field: string) => (pickupMoment.includes(field) ? pickupMoment : [field])

/** Whether a field is to be shown: the field, or part of it, is among the missing answers. */
export const asksFor =
  (missing: readonly MissingAnswer[]) =>
  (field: string, lineId?: string): boolean =>
    missing.some(
      ({ path, lineId: line }) =>
        line === lineId &&
        chosenWith(field).some((one) => path === one || path.startsWith(`${one}.`) || one.startsWith(`${path}.`)),
    )
