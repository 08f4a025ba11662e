import type { z } from 'zod'
import { deepEqual } from '../answers/equal.ts'
import type { Answers, ValidationContext } from '../define/check.ts'
import type { Field } from '../define/field.ts'
import type { Locale, TextParams } from '../text/localized-text.ts'

/** An issue of one answer; `at` names the part of a compound answer (`from`, `number`, `0.siteNumber`). */
export interface FieldIssue {
  readonly code: string
  readonly at?: string
  readonly params?: TextParams
}

/** What surrounds an answer while it is validated. */
export interface FieldScope {
  readonly answers: Answers
  readonly root: Answers
  readonly context: ValidationContext
}

/** What display text needs: the language, and words for codes. */
export interface DisplayContext {
  readonly locale: Locale
  readonly labels: (codeList: string, code: string) => string
}

/** What a kind of field knows of its answers. Values come from outside, so they are unknown until `schema` has read them. */
export interface Kind<F extends Field = Field> {
  readonly schema: z.ZodType
  empty(field: F): unknown
  /** The value as it is stored and sent: clean, and `undefined` when nothing is left. */
  normalize(field: F, value: unknown): unknown
  /** Whether a clean value is no answer. */
  isMissing(field: F, value: unknown): boolean
  missing(field: F, code: string): readonly FieldIssue[]
  validate(field: F, value: unknown, scope: FieldScope): readonly FieldIssue[]
  display(field: F, value: unknown, context: DisplayContext): string
  equal(field: F, one: unknown, other: unknown): boolean
}

/** What a kind's folder writes: the shape of its answers, and functions over answers of that shape. */
interface KindDefinition<F extends Field, Value> {
  readonly shape: z.ZodType<Value>
  readonly empty?: (field: F) => Value | undefined
  readonly normalize?: (field: F, value: Value) => unknown
  readonly isMissing?: (value: Value) => boolean
  readonly missing?: (field: F, code: string) => readonly FieldIssue[]
  readonly validate?: (field: F, value: Value, scope: FieldScope) => readonly FieldIssue[]
  readonly display: (field: F, value: Value, context: DisplayContext) => string
  readonly equal?: (one: Value, other: Value) => boolean
}

/** Makes a kind that never meets a value of another shape: such a value is the issue `invalid`. */
export function defineKind<F extends Field, Value>(definition: KindDefinition<F, Value>): Kind<F> {
  const { shape } = definition
  const read = (value: unknown) => shape.safeParse(value)
  return {
    schema: shape,
    empty: (field) => definition.empty?.(field),
    normalize(field, value) {
      if (value === null || value === undefined) return undefined
      const parsed = read(value)
      return parsed.success && definition.normalize ? definition.normalize(field, parsed.data) : value
    },
    isMissing(_field, value) {
      if (value === undefined || value === null || value === '') return true
      const parsed = read(value)
      return parsed.success && definition.isMissing?.(parsed.data) === true
    },
    missing: (field, code) => definition.missing?.(field, code) ?? [{ code }],
    validate(field, value, scope) {
      const parsed = read(value)
      return parsed.success ? (definition.validate?.(field, parsed.data, scope) ?? []) : [{ code: 'invalid' }]
    },
    display(field, value, context) {
      const parsed = read(value)
      return parsed.success ? definition.display(field, parsed.data, context) : ''
    },
    equal(_field, one, other) {
      const [left, right] = [read(one), read(other)]
      if (definition.equal && left.success && right.success) return definition.equal(left.data, right.data)
      return deepEqual(one, other)
    },
  }
}
