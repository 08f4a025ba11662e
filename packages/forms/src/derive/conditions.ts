import { getAt, itemsAt } from '../answers/answers.ts'
import type { Answers } from '../define/check.ts'
import type { Comparable, Condition } from '../define/condition.ts'
import type { Field, FieldRecord } from '../define/field.ts'
import type { Section } from '../define/template.ts'

function isOneOf(value: unknown, wanted: Comparable | readonly Comparable[]): boolean {
  return Array.isArray(wanted) ? wanted.includes(value) : value === wanted
}

function compares(condition: Extract<Condition, { path: string }>, answers: Answers, root: Answers): boolean {
  if ('hasItem' in condition)
    return itemsAt(answers, condition.path).some((item) => holds(condition.hasItem, item, root))
  const value = getAt(answers, condition.path)
  if ('is' in condition) return isOneOf(value, condition.is)
  if ('isNot' in condition) return !isOneOf(value, condition.isNot)
  if ('includes' in condition) return Array.isArray(value) && value.includes(condition.includes)
  if ('atMost' in condition) return typeof value === 'number' && value <= condition.atMost
  return typeof value === 'string' && condition.startsWith.some((start) => value.startsWith(start))
}

/** Whether a condition holds; a missing condition always does. `root` is the whole form when `answers` are those of an item. */
export function holds(condition: Condition | undefined, answers: Answers, root: Answers = answers): boolean {
  if (!condition) return true
  if ('path' in condition) return compares(condition, answers, root)
  if ('root' in condition) return holds(condition.root, root)
  if ('all' in condition) return condition.all.every((part) => holds(part, answers, root))
  if ('any' in condition) return condition.any.some((part) => holds(part, answers, root))
  return !holds(condition.not, answers, root)
}

/** Whether a field must be answered now. A toggle and a fixed value are never required. */
export function isRequired(field: Field, answers: Answers, root: Answers = answers): boolean {
  if (field.kind === 'toggle' || field.kind === 'fixed' || !field.required) return false
  return field.required === true || holds(field.required, answers, root)
}

function conditionLooks(condition: Condition | undefined): boolean {
  if (condition === undefined) return false
  if ('root' in condition) return true
  if ('hasItem' in condition) return conditionLooks(condition.hasItem)
  if ('all' in condition) return condition.all.some(conditionLooks)
  if ('any' in condition) return condition.any.some(conditionLooks)
  return 'not' in condition && conditionLooks(condition.not)
}

const fieldsLook = (fields: FieldRecord): boolean =>
  Object.values(fields).some(
    (field) => conditionLooks(field.when) || (field.kind === 'list' && fieldsLook(field.fields)),
  )

const known = new WeakMap<readonly Section[], boolean>()

/** Whether any condition in the sections of an item looks at answers outside the item. */
export function looksAtRoot(sections: readonly Section[]): boolean {
  const looks = known.get(sections) ?? sections.some(({ when, fields }) => conditionLooks(when) || fieldsLook(fields))
  known.set(sections, looks)
  return looks
}
