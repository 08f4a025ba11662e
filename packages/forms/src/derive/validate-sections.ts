import { getAt } from '../answers/answers.ts'
import type { Answers, ValidationContext } from '../define/check.ts'
import type { Field, FieldRecord, ListField } from '../define/field.ts'
import type { Section } from '../define/template.ts'
import type { Issue } from '../issue/issue.ts'
import { type FieldIssue, kindOf } from '../kinds/index.ts'
import { isItems } from '../kinds/kind.ts'
import { isRequired } from './conditions.ts'
import { inShape } from './in-shape.ts'
import { normalizeValue } from './normalize-value.ts'
import { visibleFields, visibleIn, visibleSections } from './visible-fields.ts'

interface Scope {
  readonly answers: Answers
  readonly root: Answers
  readonly context: ValidationContext
}

/** Joins the parts of a path, leaving out empty ones. */
export const join = (...parts: readonly (string | number | undefined)[]) =>
  parts.filter((part) => part !== undefined && part !== '').join('.')

function toIssue(path: string, { code, at, params }: FieldIssue): Issue {
  return { path: join(path, at), code, ...(params && { params }) }
}

function validateItems(field: ListField, items: readonly Answers[], path: string, scope: Scope): Issue[] {
  return items.flatMap((item, index) => validateRecord(field.fields, { ...scope, answers: item }, join(path, index)))
}

function validateRecord(fields: FieldRecord, scope: Scope, prefix: string): Issue[] {
  return visibleIn(fields, scope.answers, scope.root).flatMap(([path, field]) =>
    validateField(field, getAt(scope.answers, path), join(prefix, path), scope),
  )
}

/** Issues of one answer. */
export function validateField(field: Field, answer: unknown, path: string, scope: Scope): Issue[] {
  const kind = kindOf(field)
  const value = normalizeValue(field, answer)
  if (kind.isMissing(field, value)) {
    const required = isRequired(field, scope.answers, scope.root)
    return required ? kind.missing(field, field.requiredCode ?? 'required').map((issue) => toIssue(path, issue)) : []
  }
  const issues = kind.validate(field, value, scope).map((issue) => toIssue(path, issue))
  // A value that is not a list of items has already been reported by its kind.
  const nested = field.kind === 'list' && isItems(value) ? validateItems(field, value, path, scope) : []
  return [...issues, ...nested]
}

/** Options of validation: `prefix` is put before every path, `root` is the whole form where an item is validated. */
export interface ValidateOptions {
  readonly prefix?: string
  readonly root?: Answers
}

function isWithin(path: string, visible: ReadonlySet<string>): boolean {
  if (visible.has(path)) return true
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('.')))
  return parent !== '' && isWithin(parent, visible)
}

/** Issues of everything that is asked now; hidden answers are not validated. */
export function validateSections(
  sections: readonly Section[],
  answers: Answers,
  context: ValidationContext,
  { prefix = '', root = answers }: ValidateOptions = {},
): Issue[] {
  const scope = { answers, root, context }
  const fields = visibleFields(sections, answers, root)
  const own = fields.flatMap(({ path, field }) => validateField(field, getAt(answers, path), join(prefix, path), scope))
  const visible = new Set(fields.map(({ path }) => path))
  // A value without the shape of its field is reported there, and is not passed to checks.
  const shaped = sections.reduce((all, section) => inShape(section.fields, all), answers)
  const crossing = visibleSections(sections, answers, root)
    .flatMap((section) => section.checks ?? [])
    .flatMap((check) => check.run(shaped, context, root))
    .filter((issue) => isWithin(issue.path, visible))
    .map((issue) => ({ ...issue, path: join(prefix, issue.path) }))
  return [...own, ...crossing]
}
