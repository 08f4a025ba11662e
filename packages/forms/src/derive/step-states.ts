import { getAt, itemsAt } from '../answers/answers.ts'
import type { Answers, ValidationContext } from '../define/check.ts'
import type { FormTemplate, Step } from '../define/template.ts'
import type { Issue } from '../issue/issue.ts'
import { kindOf } from '../kinds/index.ts'
import type { LocalizedText } from '../text/localized-text.ts'
import { holds } from './conditions.ts'
import { initialValue } from './empty-answers.ts'
import { normalizeValue } from './normalize-value.ts'
import { filesOf, validateStep } from './validate-step.ts'
import { visibleFields } from './visible-fields.ts'

/** done: nothing is missing · error: begun, with issues · open: not begun · locked: an earlier step has not been begun. */
export type StepState = 'done' | 'open' | 'error' | 'current' | 'locked'

/** One entry of the step indicator. */
export interface StepStatus<Id extends string = string> {
  readonly id: Id
  readonly title: LocalizedText
  readonly state: StepState
  readonly issues: number
  /** How many of the issues concern answers that are given but wrong; the others are missing. */
  readonly wrong: number
}

/** Whether any answer of a step has been given; initial, proposed and fixed values do not count. */
function isBegun(step: Step, answers: Answers, counted: Answers): boolean {
  if (step.items && itemsAt(counted, step.items.path).length > 0) return true
  if (step.uploads?.some((upload) => filesOf(upload, counted).length > 0)) return true
  return visibleFields(step.sections, answers).some(({ path, field }) => {
    if (field.kind === 'fixed' || field.kind === 'toggle' || field.isProposed) return false
    const value = normalizeValue(field, getAt(counted, path))
    return !kindOf(field).isMissing(field, value) && !kindOf(field).equal(field, value, initialValue(field, answers))
  })
}

function isWrong({ code, path }: Issue, answers: Answers): boolean {
  const given = getAt(answers, path)
  return code !== 'required' && given !== undefined && !(Array.isArray(given) && given.length === 0)
}

const periodEnd = /\.(?:from|to)$/

/** Counts an issue once that is reported at both ends of a period. */
function once(issues: readonly Issue[]): readonly Issue[] {
  return [...new Map(issues.map((issue) => [`${issue.code} ${issue.path.replace(periodEnd, '')}`, issue])).values()]
}

function stateOf(isBegun: boolean, issues: number, isLocked: boolean): StepState {
  if (isBegun) return issues > 0 ? 'error' : 'done'
  return isLocked ? 'locked' : 'open'
}

/**
 * The steps that are asked now, each with its state. A step is unlocked when every earlier step has been begun. `counted` are the
 * answers that count for that, where some of `answers` were given elsewhere.
 */
export function stepStates<Id extends string>(
  template: FormTemplate<Id>,
  answers: Answers,
  context: ValidationContext,
  currentStep?: Id,
  counted: Answers = answers,
): StepStatus<Id>[] {
  let isLocked = false
  return template.steps
    .filter((step) => holds(step.when, answers))
    .map((step) => {
      const found = once(validateStep(step, answers, context))
      const issues = found.length
      const wrong = found.filter((issue) => isWrong(issue, answers)).length
      const state = stateOf(isBegun(step, answers, counted), issues, isLocked)
      if (state === 'open' && issues > 0) isLocked = true
      return { id: step.id, title: step.title, state: step.id === currentStep ? 'current' : state, issues, wrong }
    })
}
