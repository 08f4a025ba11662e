import type { Answers } from '../define/check.ts'
import type { Field } from '../define/field.ts'
import { holds } from './holds.ts'

/** Whether a field must be answered now. A toggle and a fixed value are never missing. */
export function isRequired(field: Field, answers: Answers, root: Answers = answers): boolean {
  if (field.kind === 'toggle' || field.kind === 'fixed' || !field.required) return false
  return field.required === true || holds(field.required, answers, root)
}
