import { getAt, setAt } from '../answers/answers.ts'
import type { Answers } from '../define/check.ts'
import type { Field } from '../define/field.ts'
import type { Section } from '../define/template.ts'
import { kindOf } from '../kinds/index.ts'
import { visibleFields } from './visible-fields.ts'

/** The initial value of a field; `undefined` when it starts empty. */
export function initialValue(field: Field, root: Answers): unknown {
  if (field.kind === 'international-phone' && field.callingCodes) {
    const callingCode = field.callingCodes.by[String(getAt(root, field.callingCodes.from))]
    return callingCode === undefined ? undefined : { callingCode }
  }
  if (field.kind === 'choice' && field.initial !== undefined) return field.initial
  if (field.kind === 'multi-code' && field.initial !== undefined) return field.initial
  if (field.kind !== 'code') return kindOf(field).empty(field)
  return field.initial ?? (field.initialFrom === undefined ? undefined : getAt(root, field.initialFrom))
}

/**
 * The answers, completed with initial values. Given answers are kept; a field that is asked and has no answer gets its initial
 * value, also one that appears later.
 */
export function emptyAnswers<A extends Answers>(sections: readonly Section[], answers?: A, root?: Answers): A {
  const start = answers ?? ({} as A) // every answer of a form may be missing
  return visibleFields(sections, start, root ?? start).reduce((result, { path, field }) => {
    const initial = initialValue(field, root ?? start)
    return initial === undefined || getAt(result, path) !== undefined ? result : setAt(result, path, initial)
  }, start)
}
