import type { Condition } from '../define/condition.ts'
import type { Field, FieldRecord } from '../define/field.ts'
import type { FormTemplate, Section } from '../define/template.ts'

/** Every path that a condition looks up; `isRoot` marks those of the whole form. */
export function conditionPaths(condition: Condition | undefined): readonly { path: string; isRoot: boolean }[] {
  if (!condition) return []
  if ('hasItem' in condition) {
    return [{ path: condition.path, isRoot: false }, ...conditionPaths(condition.hasItem)]
  }
  if ('path' in condition) return [{ path: condition.path, isRoot: false }]
  if ('root' in condition) return conditionPaths(condition.root).map(({ path }) => ({ path, isRoot: true }))
  if ('all' in condition) return condition.all.flatMap(conditionPaths)
  if ('any' in condition) return condition.any.flatMap(conditionPaths)
  return conditionPaths(condition.not)
}

/** Every field of a record, including those inside lists. */
export function everyField(fields: FieldRecord): Field[] {
  return Object.values(fields).flatMap((field) => [field, ...(field.kind === 'list' ? everyField(field.fields) : [])])
}

/** Every section of a template, including those of items. */
export function everySection(template: FormTemplate): Section[] {
  return template.steps.flatMap((step) => [...step.sections, ...(step.items?.sections ?? [])])
}
