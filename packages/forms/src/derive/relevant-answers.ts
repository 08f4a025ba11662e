import { getAt } from '../answers/get-at.ts'
import { itemsAt } from '../answers/items-at.ts'
import { prune } from '../answers/prune.ts'
import { setAt } from '../answers/set-at.ts'
import type { Answers } from '../define/check.ts'
import type { FormTemplate, Section, StepItems } from '../define/template.ts'
import { holds } from './holds.ts'
import { normalizeValue } from './normalize-value.ts'
import { visibleFields } from './visible-fields.ts'

/** Answers where hidden ones are gone and asked ones are clean. The same path may be asked in one place and hidden in another. */
function keepAsked(all: readonly Section[], shown: readonly Section[], answers: Answers, root: Answers): Answers {
  const visible = visibleFields(shown, answers, root)
  const asked = new Set(visible.map(({ path }) => path))
  const declared = new Set(all.flatMap((section) => Object.keys(section.fields)))
  const without = [...declared]
    .filter((path) => !asked.has(path))
    .reduce((result, path) => setAt(result, path, undefined), answers)
  return visible.reduce(
    (result, { path, field }) => setAt(result, path, normalizeValue(field, getAt(answers, path))),
    without,
  )
}

function relevantItems(items: StepItems, root: Answers): unknown[] {
  return itemsAt(root, items.path).map((item) => prune(keepAsked(items.sections, items.sections, item, root)) ?? {})
}

/**
 * What is sent: the answers of all that is asked now, clean, without hidden ones.
 * What no field of the template describes (an item's id, the template's own name) is left as it is.
 */
export function relevantAnswers<A extends Answers>(template: FormTemplate, answers: A): A {
  const shown = template.steps.filter((step) => holds(step.when, answers))
  const sectionsOf = (steps: typeof shown) => steps.flatMap((step) => step.sections)
  const own = keepAsked(sectionsOf([...template.steps]), sectionsOf(shown), answers, answers)
  const withItems = template.steps.reduce((result, step) => {
    if (!step.items || getAt(answers, step.items.path) === undefined) return result
    return setAt(result, step.items.path, shown.includes(step) ? relevantItems(step.items, answers) : undefined)
  }, own)
  return (prune(withItems) ?? {}) as A // the same answers with some taken away, each of which may be missing
}
