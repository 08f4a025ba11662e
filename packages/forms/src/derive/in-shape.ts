import { getAt, setAt } from '../answers/answers.ts'
import type { Answers } from '../define/check.ts'
import type { Field, FieldRecord } from '../define/field.ts'
import type { Step } from '../define/template.ts'
import { kindOf } from '../kinds/index.ts'
import { isItems } from '../kinds/kind.ts'

type Fits = (field: Field, value: unknown) => boolean

const isShape: Fits = (field, value) => kindOf(field).isShape(value)

/** A number is typed as text, and stays text until it can be parsed. */
const mayStand: Fits = (field, value) => isShape(field, value) || (field.kind === 'number' && typeof value === 'string')

/** The answers whose values have the shape of their fields; the others are left out. */
export function inShape(fields: FieldRecord, answers: Answers, fits: Fits = isShape): Answers {
  return Object.entries(fields).reduce((all, [path, field]) => {
    const value = getAt(all, path)
    if (value === undefined) return all
    if (!fits(field, value)) return setAt(all, path, undefined)
    if (field.kind !== 'list' || !isItems(value)) return all
    const items = value.map((item) => inShape(field.fields, item, fits))
    return items.every((item, index) => item === value[index]) ? all : setAt(all, path, items)
  }, answers)
}

/**
 * As `inShape` for a whole form, also accepting numbers that are still text. For answers from outside, such as those that a
 * browser kept for another version of the form.
 */
export function formInShape(steps: readonly Pick<Step, 'sections' | 'items'>[], answers: Answers): Answers {
  return steps.reduce((all, { sections, items }) => {
    const own = sections.reduce((some, { fields }) => inShape(fields, some, mayStand), all)
    const list = items && getAt(own, items.path)
    if (items === undefined || list === undefined) return own
    if (!isItems(list)) return setAt(own, items.path, undefined)
    const shaped = list.map((item) =>
      items.sections.reduce((some, { fields }) => inShape(fields, some, mayStand), item),
    )
    return shaped.every((item, index) => item === list[index]) ? own : setAt(own, items.path, shaped)
  }, answers)
}
