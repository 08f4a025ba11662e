import { itemsAt, setAt } from '../answers/answers.ts'
import type { Answers } from '../define/check.ts'
import type { Field } from '../define/field.ts'
import type { FormTemplate } from '../define/template.ts'
import { holds, isRequired } from '../derive/conditions.ts'
import { visibleFields, visibleIn } from '../derive/visible-fields.ts'
import { kindOf } from '../kinds/index.ts'
import { brokenValues } from './example-value.ts'
import { type ExampleSetup, fullest, smallest } from './examples.ts'

/** Answers with one error, and the issue that must report it. */
export interface BrokenExample {
  readonly title: string
  readonly answers: Answers
  readonly path: string
  readonly code: string
}

interface Asked {
  readonly path: string
  readonly field: Field
  readonly required: boolean
}

/** Fields that are asked of the items of a list, including those of nested lists. */
function nested(path: string, field: Field, item: Answers, root: Answers): Asked[] {
  if (field.kind !== 'list') return []
  return itemsAt(item, path).flatMap((part, index) =>
    visibleIn(field.fields, part, root).flatMap(([inner, innerField]) => {
      const prefix = `${path}.${index}.`
      return [
        { path: prefix + inner, field: innerField, required: isRequired(innerField, part, root) },
        ...nested(inner, innerField, part, root).map((deeper) => ({ ...deeper, path: prefix + deeper.path })),
      ]
    }),
  )
}

/** Every field that is asked in these answers, including those of items and lists. */
export function everyAsked(template: FormTemplate, answers: Answers): Asked[] {
  const of = (sections: Parameters<typeof visibleFields>[0], scope: Answers, prefix: string): Asked[] =>
    visibleFields(sections, scope, answers).flatMap(({ path, field }) => [
      { path: prefix + path, field, required: isRequired(field, scope, answers) },
      ...nested(path, field, scope, answers).map((inner) => ({ ...inner, path: prefix + inner.path })),
    ])
  return template.steps
    .filter((step) => holds(step.when, answers))
    .flatMap((step) => {
      const { items } = step
      const own = of(step.sections, answers, '')
      if (!items) return own
      return [
        ...own,
        ...itemsAt(answers, items.path).flatMap((item, index) => of(items.sections, item, `${items.path}.${index}.`)),
      ]
    })
}

function withoutRequired(answers: Answers, { path, field, required }: Asked): BrokenExample[] {
  if (!required) return []
  return kindOf(field)
    .missing(field, field.requiredCode ?? 'required')
    .map(({ code, at }) => ({
      title: `${path} missing`,
      answers: setAt(answers, path, undefined),
      path: at ? `${path}.${at}` : path,
      code,
    }))
}

function withBrokenValue(answers: Answers, { path, field }: Asked, setup: ExampleSetup): BrokenExample[] {
  return brokenValues(field, setup).map(({ value, code, at }) => ({
    title: `${path} = ${JSON.stringify(value)?.slice(0, 40)}`,
    answers: setAt(answers, path, value),
    path: at ? `${path}.${at}` : path,
    code,
  }))
}

function wrongFiles(template: FormTemplate, answers: Answers): BrokenExample[] {
  const uploads = template.steps.filter(({ when }) => holds(when, answers)).flatMap((step) => step.uploads ?? [])
  return uploads.flatMap(({ path, type, min, max, minCode, maxCode }) => {
    const others = itemsAt(answers, path).filter((file) => file.type !== type)
    const many = Array.from({ length: max + 1 }, (_, index) => ({ id: `${index}`, type }))
    const tooMany = { title: `too many ${type}`, answers: setAt(answers, path, [...others, ...many]), path }
    const none = { title: `no ${type}`, answers: setAt(answers, path, others), path, code: minCode ?? 'tooFew' }
    return [{ ...tooMany, code: maxCode ?? 'tooMany' }, ...(min > 0 ? [none] : [])]
  })
}

function tooFewItems(template: FormTemplate, answers: Answers): BrokenExample[] {
  return template.steps.flatMap(({ items, when }) => {
    if (!items || items.min === 0 || !holds(when, answers)) return []
    const code = items.minCode ?? 'tooFew'
    return [{ title: `no ${items.path}`, answers: setAt(answers, items.path, []), path: items.path, code }]
  })
}

/** Answers that must be refused, each for one reason: every required answer missing, every value that its kind refuses, and the cases of the setup. */
export function broken(template: FormTemplate, setup: ExampleSetup): readonly BrokenExample[] {
  const [short, full] = [smallest(template, setup), fullest(template, setup)]
  const asked = everyAsked(template, full)
  const own = (setup.broken ?? []).map(({ title, set, path, code, base }) => ({
    title,
    answers: Object.entries(set).reduce(
      (answers, [at, value]) => setAt(answers, at, value),
      base === 'fullest' ? full : short,
    ),
    path,
    code,
  }))
  return [
    ...everyAsked(template, short).flatMap((field) => withoutRequired(short, field)),
    ...asked.flatMap((field) => withoutRequired(full, field)),
    ...asked.flatMap((field) => withBrokenValue(full, field, setup)),
    ...tooFewItems(template, short),
    ...wrongFiles(template, full),
    ...own,
  ]
}
