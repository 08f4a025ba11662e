import { deepEqual, getAt, groupBy, isAnswers, itemsAt } from '../answers/answers.ts'
import type { Answers } from '../define/check.ts'
import type { Field, FieldRecord } from '../define/field.ts'
import type { FormTemplate, Section, Step, StepItems } from '../define/template.ts'
import { holds, looksAtRoot } from './conditions.ts'
import { normalizeValue } from './normalize-value.ts'
import { filesOf } from './validate-step.ts'
import { visibleIn, visibleSections } from './visible-fields.ts'

/** The given answers, and those of them that conditions may look at: hidden answers are not considered. */
interface Judged {
  readonly given: Answers
  readonly seen: Answers
  /** The whole form as conditions see it. */
  readonly root: Answers
}

/** Paths of answers with their cleaned values. */
type Kept = readonly (readonly [path: string, value: unknown])[]

/** Builds answers from the kept values; missing ones create no empty objects. Mutates its own result, because a form is cleaned on every keystroke. */
function answersOf(kept: Kept): Answers {
  const answers: Record<string, unknown> = {}
  for (const [path, value] of kept) {
    if (value === undefined) continue
    const keys = path.split('.')
    const last = keys.pop() ?? path
    let part = answers
    for (const key of keys) {
      part[key] ??= {}
      part = part[key] as Record<string, unknown> // created here; holds only parts of paths
    }
    part[last] = value
  }
  return answers
}

function keptValue(field: Field, value: unknown, seen: unknown, root: Answers): unknown {
  if (field.kind !== 'list' || !Array.isArray(value)) return normalizeValue(field, value)
  const seenItems: readonly unknown[] = Array.isArray(seen) ? seen : value
  return value.map((item: unknown, index) => {
    // An entry that is not an item is left for validation to refuse.
    if (!isAnswers(item)) return item
    const shown = seenItems[index]
    return answersOf(keptFields(field.fields, { given: item, seen: isAnswers(shown) ? shown : item, root }))
  })
}

function keptFields(fields: FieldRecord, { given, seen, root }: Judged): Kept {
  return visibleIn(fields, seen, root).map(
    ([path, field]) => [path, keptValue(field, getAt(given, path), getAt(seen, path), root)] as const,
  )
}

function keptSections(sections: readonly Section[], judged: Judged): Kept {
  return visibleSections(sections, judged.seen, judged.root).flatMap(({ fields, known = [] }) => [
    ...known.map((path) => [path, getAt(judged.given, path)] as const),
    ...keptFields(fields, judged),
  ])
}

/** Kept items, by the given item and by the item as conditions saw it. */
type KeptItems = WeakMap<Answers, WeakMap<Answers, Answers>>
const keptBefore = new WeakMap<StepItems, KeptItems>()

/**
 * What is kept of one item. The form is cleaned on every keystroke and only one item has changed, so the result for an unchanged
 * item is reused, unless its conditions look at answers outside the item.
 */
function keptItem(items: StepItems, judged: Judged): Answers {
  const { key, sections } = items
  const { given, seen } = judged
  const known = keptBefore.get(items) ?? new WeakMap<Answers, WeakMap<Answers, Answers>>()
  keptBefore.set(items, known)
  const knownItem = known.get(given) ?? new WeakMap<Answers, Answers>()
  known.set(given, knownItem)
  const before = looksAtRoot(sections) ? undefined : knownItem.get(seen)
  if (before !== undefined) return before
  const name: Kept = key === undefined ? [] : [[key, getAt(given, key)]]
  const kept = answersOf([...name, ...keptSections(sections, judged)])
  // Reuses the same object when equal, so that the next pass has nothing to compare.
  const value = seen !== given && deepEqual(kept, seen) ? seen : kept
  knownItem.set(seen, value)
  return value
}

function keptItems({ items }: Step, { given, seen, root }: Judged): Kept {
  if (!items || getAt(given, items.path) === undefined) return []
  const { path } = items
  const shown = itemsAt(seen, path)
  const kept = itemsAt(given, path).map((item, index) =>
    keptItem(items, { given: item, seen: shown[index] ?? item, root }),
  )
  return [[path, kept]]
}

function keptFiles(steps: readonly Step[], given: Answers): Kept {
  const uploads = groupBy(
    steps.flatMap((step) => step.uploads ?? []),
    ({ path }) => path,
  )
  return [...uploads]
    .filter(([path]) => getAt(given, path) !== undefined)
    .map(([path, of]) => [path, of.flatMap((upload) => filesOf(upload, given))] as const)
}

function keepAsked(template: FormTemplate, given: Answers, seen: Answers): Answers {
  const judged = { given, seen, root: seen }
  const shown = template.steps.filter((step) => holds(step.when, seen))
  const kept = shown.flatMap((step) => [...keptSections(step.sections, judged), ...keptItems(step, judged)])
  return answersOf([...kept, ...keptFiles(shown, given)])
}

/** Each level of answers that hide other answers needs one pass; no form has this many levels. */
const maxPasses = 10

/**
 * The answers that are validated, sent, shown and printed: everything that the template asks now, cleaned, and nothing else.
 * Conditions ignore hidden answers, and an item of a list keeps only what is asked of it. Of values that no field asks for, only
 * those that the template declares (`known`, the `key` of items) and the files of its pages are kept. Throws where answers hide
 * one another in a circle.
 */
export function relevantAnswers<A extends Answers>(template: FormTemplate, answers: A): A {
  let seen: Answers = answers
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const kept = keepAsked(template, answers, seen)
    if (deepEqual(kept, seen)) return kept as A // a subset of the given answers, each of which may be missing
    seen = kept
  }
  throw new Error(`Template ${template.id} asks in a circle: an answer hides what it depends on`)
}
