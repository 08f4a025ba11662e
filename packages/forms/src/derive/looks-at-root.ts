import type { Condition } from '../define/condition.ts'
import type { FieldRecord } from '../define/field.ts'
import type { Section } from '../define/template.ts'

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

/** Whether what these sections of an item ask depends on answers of the form around it. */
export function looksAtRoot(sections: readonly Section[]): boolean {
  const looks = known.get(sections) ?? sections.some(({ when, fields }) => conditionLooks(when) || fieldsLook(fields))
  known.set(sections, looks)
  return looks
}
