import { deepEqual, getAt, groupBy, isAnswers, itemsAt } from '../answers/answers.ts'
import type { Answers } from '../define/check.ts'
import type { Field, FieldRecord } from '../define/field.ts'
import type { FormTemplate, Section, Step, StepItems } from '../define/template.ts'
import { holds, looksAtRoot } from './conditions.ts'
import { normalizeValue } from './normalize-value.ts'
import { filesOf } from './validate-step.ts'
import { visibleIn, visibleSections } from './visible-fields.ts'

/** Answers as they were given, and those of them that conditions may look at: a hidden answer decides nothing. */
interface Judged {
  readonly given: Answers
  readonly seen: Answers
  /** What conditions see of the whole form. */
  readonly root: Answers
}

/** The path of an answer and the answer itself, clean. */
type Kept = readonly (readonly [path: string, value: unknown])[]

/** New answers that hold what was kept; what is missing leaves nothing behind. Filled in place: a form is cleaned at every key. */
function answersOf(kept: Kept): Answers {
  const answers: Record<string, unknown> = {}
  for (const [path, value] of kept) {
    if (value === undefined) continue
    const keys = path.split('.')
    const last = keys.pop() ?? path
    let part = answers
    for (const key of keys) {
      part[key] ??= {}
      part = part[key] as Record<string, unknown> // made here, and only ever for parts of paths
    }
    part[last] = value
  }
  return answers
}

function keptValue(field: Field, value: unknown, seen: unknown, root: Answers): unknown {
  if (field.kind !== 'list' || !Array.isArray(value)) return normalizeValue(field, value)
  const seenItems: readonly unknown[] = Array.isArray(seen) ? seen : value
  return value.map((item: unknown, index) => {
    // What is no item is left for validation to refuse.
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

/** What was kept of an item, by the item as conditions saw it. */
type KeptItems = WeakMap<Answers, WeakMap<Answers, Answers>>
const keptBefore = new WeakMap<StepItems, KeptItems>()

/**
 * What is kept of one item. A form of many items is cleaned at every key, and only one of them has changed: what was kept
 * of the others is the same value as before, where nothing around the items decides it.
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
  // Equal to what was seen it is that very value: a next pass has nothing to compare.
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

/** An answer that hides another, which hides a third, is a pass each; no form goes deeper. */
const maxPasses = 10

/**
 * What is checked, sent, shown and printed: the answers of all that the template asks now, clean, and nothing else. A
 * condition looks at no answer that is hidden itself, and an item of a list keeps what is asked of it. Of what no field
 * asks, only what the template says is known (`known`, the `key` of items) and the files of its pages stay.
 */
export function relevantAnswers<A extends Answers>(template: FormTemplate, answers: A): A {
  let seen: Answers = answers
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const kept = keepAsked(template, answers, seen)
    if (deepEqual(kept, seen)) return kept as A // some of the same answers, each of which may be missing
    seen = kept
  }
  throw new Error(`Template ${template.id} asks in a circle: an answer hides what it depends on`)
}
