import { getAt, itemsAt, setAt } from '../answers/answers.ts'
import type { Answers, ValidationContext } from '../define/check.ts'
import type { Field } from '../define/field.ts'
import type { FormTemplate, Section, StepItems, StepUpload } from '../define/template.ts'
import { holds, isRequired } from '../derive/conditions.ts'
import { emptyAnswers } from '../derive/empty-answers.ts'
import { normalizeValue } from '../derive/normalize-value.ts'
import { filesOf } from '../derive/validate-step.ts'
import { visibleFields } from '../derive/visible-fields.ts'
import { kindOf } from '../kinds/index.ts'
import { exampleValue } from './example-value.ts'

/** What examples need besides the template: the moment, the codes, and answers that cannot be generated. */
export interface ExampleSetup {
  readonly context: ValidationContext
  /** Answers that every example starts with. */
  readonly answers?: Answers
  /** Fixed answers by path, used wherever they are asked; paths of items are relative to the item. */
  readonly values?: Readonly<Record<string, unknown>>
  /** Initial answers for the items of `fullest`, one entry per item. */
  readonly items?: readonly Answers[]
  /** Rules over several answers: a change of `smallest` and the issue that it must cause. */
  readonly broken?: readonly BrokenChange[]
}

/** Answers to set, by their paths in the whole form, and the issue that follows. */
export interface BrokenChange {
  readonly title: string
  readonly set: Readonly<Record<string, unknown>>
  readonly path: string
  readonly code: string
  readonly base?: 'smallest' | 'fullest'
}

interface Filling {
  readonly setup: ExampleSetup
  readonly isFull: boolean
}

function exampleFor(path: string, field: Field, root: Answers, filling: Filling): unknown {
  const { setup, isFull } = filling
  if (setup.values && Object.hasOwn(setup.values, path)) return setup.values[path]
  if (field.kind !== 'list') return exampleValue(field, setup, isFull)
  const section: Section = { id: path, fields: field.fields }
  return [fill([section], {}, root, filling)]
}

/** A toggle is never missing, so the setup lists those that the fullest example turns on. */
function switchOn(
  sections: readonly Section[],
  answers: Answers,
  root: Answers | undefined,
  { setup, isFull }: Filling,
): Answers {
  return visibleFields(sections, answers, root ?? answers)
    .filter(({ path, field }) => isFull && field.kind === 'toggle' && setup.values?.[path] === true)
    .reduce((result, { path }) => setAt(result, path, true), answers)
}

/** Fills in what is asked until no new field appears: an answer may make further fields appear. */
function fill(sections: readonly Section[], start: Answers, root: Answers | undefined, filling: Filling): Answers {
  let answers = switchOn(sections, emptyAnswers(sections, start, root), root, filling)
  for (let pass = 0; pass < 10; pass += 1) {
    const whole = root ?? answers
    const missing = visibleFields(sections, answers, whole).filter(({ path, field }) => {
      if (field.kind === 'fixed') return filling.isFull && getAt(answers, path) === undefined
      const isEmpty = kindOf(field).isMissing(field, normalizeValue(field, getAt(answers, path)))
      return isEmpty && (filling.isFull || isRequired(field, answers, whole))
    })
    if (missing.length === 0) return answers
    answers = missing.reduce(
      (result, { path, field }) => setAt(result, path, exampleFor(path, field, whole, filling)),
      answers,
    )
    answers = emptyAnswers(sections, answers, root)
  }
  const paths = visibleFields(sections, answers, root ?? answers).map(({ path }) => path)
  throw new Error(`No example fills these, or they keep asking for each other: ${paths.join(', ')}`)
}

function fillItems(items: StepItems, answers: Answers, filling: Filling): Answers[] {
  const { setup, isFull } = filling
  const smallest = Array.from({ length: Math.max(1, items.min) }, () => setup.items?.[0] ?? {})
  const starts = isFull && setup.items ? setup.items : smallest
  return starts.map((start) => fill(items.sections, start, answers, filling))
}

function addFiles(upload: StepUpload, answers: Answers, { isFull }: Filling): Answers {
  const { path, type, accept, min, max } = upload
  const count = Math.max(0, (isFull ? Math.min(max, 10) : min) - filesOf(upload, answers).length)
  if (count === 0) return answers
  const files = Array.from({ length: count }, (_, index) => ({
    id: `${type}-${index + 1}`,
    type,
    filename: `${type.toLowerCase()}-${index + 1}`,
    mimeType: accept[0],
  }))
  return setAt(answers, path, [...itemsAt(answers, path), ...files])
}

function example(template: FormTemplate, filling: Filling): Answers {
  return template.steps.reduce<Answers>((answers, step) => {
    if (!holds(step.when, answers)) return answers
    const asked = fill(step.sections, answers, undefined, filling)
    const own = (step.uploads ?? []).reduce((result, upload) => addFiles(upload, result, filling), asked)
    return step.items ? setAt(own, step.items.path, fillItems(step.items, own, filling)) : own
  }, filling.setup.answers ?? {})
}

/** The smallest answers that may be sent: what is required, and nothing else. */
export function smallest(template: FormTemplate, setup: ExampleSetup): Answers {
  return example(template, { setup, isFull: false })
}

/** The largest answers that may be sent: everything that is asked, with the longest texts. */
export function fullest(template: FormTemplate, setup: ExampleSetup): Answers {
  return example(template, { setup, isFull: true })
}
