import { deepEqual, isAnswers } from '../answers/answers.ts'
import type { Answers, ValidationContext } from '../define/check.ts'
import type { Field } from '../define/field.ts'
import type { TextParams } from '../text/localized-text.ts'

/** Type guards for the shapes of answers. Not schemas, because every page that draws a form loads them and they must be small. */
export type Guard<Value> = (value: unknown) => value is Value

export const isText: Guard<string> = (value) => typeof value === 'string'

export const isTruth: Guard<boolean> = (value) => typeof value === 'boolean'

/** Whether a value is a finite number. */
export const isAmount: Guard<number> = (value): value is number => Number.isFinite(value)

export const isTexts: Guard<string[]> = (value): value is string[] => Array.isArray(value) && value.every(isText)

export const isItems: Guard<Record<string, unknown>[]> = (value): value is Record<string, unknown>[] =>
  Array.isArray(value) && value.every(isAnswers)

/** The parts of a compound answer, each of which may be missing. */
export type TextParts<Part extends string> = { readonly [P in Part]?: string | undefined }

/** Guard for an object whose named parts, where present, are texts; other parts are allowed. */
export function hasTexts<Part extends string>(...parts: readonly Part[]): Guard<TextParts<Part>> {
  return (value): value is TextParts<Part> =>
    isAnswers(value) && parts.every((part) => value[part] === undefined || isText(value[part]))
}

/** An issue of one answer; `at` names the part of a compound answer (`from`, `number`, `0.siteNumber`). */
export interface FieldIssue {
  readonly code: string
  readonly at?: string
  readonly params?: TextParams
}

/** What surrounds an answer during validation. */
export interface FieldScope {
  readonly answers: Answers
  readonly root: Answers
  readonly context: ValidationContext
}

/** What display text needs: the language, and labels of codes. */
export interface DisplayContext {
  readonly locale: string
  readonly labels: (codeList: string, code: string) => string
  /**
   * How the summary shows an answer, where the product overrides it. The path of an item's answer does not contain the item's index;
   * `heading` is the title above it. When it returns `undefined`, the label and the kind of the field are used.
   */
  readonly summary?: (
    path: string,
    value: unknown,
    heading: string | undefined,
  ) => { readonly label: string; readonly value: string; readonly joint?: string } | undefined
}

/** What a kind of field knows about its answers. Values come from outside, so they are unknown until its guard has checked them. */
export interface Kind<F extends Field = Field> {
  empty(field: F): unknown
  /** Whether a value has the shape of an answer of this kind, valid or not. */
  isShape(value: unknown): boolean
  /** The value as it is stored and sent: cleaned, and `undefined` when nothing is left. */
  normalize(field: F, value: unknown): unknown
  /** Whether a cleaned value counts as no answer. */
  isMissing(field: F, value: unknown): boolean
  /** Whether a cleaned value is a complete answer, with every part given. */
  isWhole(field: F, value: unknown): boolean
  missing(field: F, code: string): readonly FieldIssue[]
  validate(field: F, value: unknown, scope: FieldScope): readonly FieldIssue[]
  equal(field: F, one: unknown, other: unknown): boolean
}

/** What a kind's folder provides: the shape of its answers, and functions over answers of that shape. */
interface KindDefinition<F extends Field, Value> {
  readonly isShape: Guard<Value>
  readonly empty?: (field: F) => Value | undefined
  readonly normalize?: (field: F, value: Value) => unknown
  readonly isMissing?: (value: Value) => boolean
  readonly isWhole?: (value: Value) => boolean
  readonly missing?: (field: F, code: string) => readonly FieldIssue[]
  readonly validate?: (field: F, value: Value, scope: FieldScope) => readonly FieldIssue[]
  readonly equal?: (one: Value, other: Value) => boolean
}

/** Makes a kind whose functions receive only values of its shape; any other value gives the issue `invalid`. */
export function defineKind<F extends Field, Value>(definition: KindDefinition<F, Value>): Kind<F> {
  const { isShape } = definition
  return {
    isShape,
    empty: (field) => definition.empty?.(field),
    normalize(field, value) {
      if (value === null || value === undefined) return undefined
      return isShape(value) && definition.normalize ? definition.normalize(field, value) : value
    },
    isMissing(_field, value) {
      if (value === undefined || value === null || value === '') return true
      return isShape(value) && definition.isMissing?.(value) === true
    },
    isWhole(field, value) {
      if (this.isMissing(field, value) || !isShape(value)) return false
      return definition.isWhole?.(value) ?? true
    },
    missing: (field, code) => definition.missing?.(field, code) ?? [{ code }],
    validate: (field, value, scope) =>
      isShape(value) ? (definition.validate?.(field, value, scope) ?? []) : [{ code: 'invalid' }],
    equal(_field, one, other) {
      return definition.equal && isShape(one) && isShape(other) ? definition.equal(one, other) : deepEqual(one, other)
    },
  }
}
