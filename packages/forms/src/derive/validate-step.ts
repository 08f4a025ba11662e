import { deepEqual, itemsAt } from '../answers/answers.ts'
import type { Answers, ValidationContext } from '../define/check.ts'
import type { FormTemplate, Step, StepItems, StepUpload } from '../define/template.ts'
import type { Issue } from '../issue/issue.ts'
import { holds } from './conditions.ts'
import { join, validateSections } from './validate-sections.ts'

/** Issues found per item, valid as long as everything outside their list is unchanged. */
interface Found {
  readonly around: Answers
  readonly context: ValidationContext
  readonly issues: WeakMap<Answers, readonly Issue[]>
}
const foundBefore = new WeakMap<StepItems, Found>()

const isSame = (one: ValidationContext, other: ValidationContext) =>
  one.now === other.now && one.given === other.given && one.codes === other.codes

/** Cached issues of unchanged items: a form is validated at every pause in typing, and usually one item has changed. */
function knownOf(items: StepItems, answers: Answers, context: ValidationContext): Found['issues'] {
  const [list = ''] = items.path.split('.')
  const { [list]: _, ...around } = answers
  const before = foundBefore.get(items)
  if (before && isSame(before.context, context) && deepEqual(before.around, around)) return before.issues
  const issues: Found['issues'] = new WeakMap()
  foundBefore.set(items, { around, context, issues })
  return issues
}

function validateItems(items: StepItems, answers: Answers, context: ValidationContext): Issue[] {
  const list = itemsAt(answers, items.path)
  const known = knownOf(items, answers, context)
  const issues = list.flatMap((item, index) => {
    const found = known.get(item) ?? validateSections(items.sections, item, context, { root: answers })
    known.set(item, found)
    return found.map((issue) => ({ ...issue, path: join(items.path, index, issue.path) }))
  })
  if (list.length < items.min) {
    issues.unshift({ path: items.path, code: items.minCode ?? 'tooFew', params: { min: items.min } })
  }
  if (list.length > items.max) {
    issues.unshift({ path: items.path, code: items.maxCode ?? 'tooMany', params: { max: items.max } })
  }
  return issues
}

/** The files of one type in the answers. */
export function filesOf({ path, type }: StepUpload, answers: Answers): Answers[] {
  return itemsAt(answers, path).filter((file) => file.type === type)
}

function validateUpload(upload: StepUpload, answers: Answers): Issue[] {
  const { path, min, max, minCode, maxCode } = upload
  const count = filesOf(upload, answers).length
  if (count < min) return [{ path, code: minCode ?? 'tooFew', params: { min } }]
  return count > max ? [{ path, code: maxCode ?? 'tooMany', params: { max } }] : []
}

/** Issues of one page of the form, including its items and files. A step that is not shown has none. */
export function validateStep(step: Step, answers: Answers, context: ValidationContext): Issue[] {
  if (!holds(step.when, answers)) return []
  return [
    ...validateSections(step.sections, answers, context),
    ...(step.uploads ?? []).flatMap((upload) => validateUpload(upload, answers)),
    ...(step.items ? validateItems(step.items, answers, context) : []),
  ]
}

/** Issues of the whole form, for the browser and the server alike. */
export function validateTemplate(template: FormTemplate, answers: Answers, context: ValidationContext): Issue[] {
  return template.steps.flatMap((step) => validateStep(step, answers, context))
}
