import type { Issue } from '../issue/issue.ts'
import type { TextParams } from '../text/localized-text.ts'
import type { Asking, InItems, ReadBy, Whole } from './asking.ts'
import type { SectionCheck, ValidationContext } from './check.ts'
import type { Comparable, Condition } from './condition.ts'
import type { Clearing, FieldBase, FieldRecord, ListField, Option } from './field.ts'
import type { AtPath, FieldsOf, NoOthers, PartsAt, Path } from './path.ts'
import type { Section } from './template.ts'

type Comparison<Document, P extends string> = AtPath<Document, P> & Comparable

/** An answer that is looked up, with the options that it is compared with. */
export type Lookup<P extends string, Value> = P | (Value extends string ? `${P}=${Value}` : never)

type OptionsOf<Field> = Field extends { readonly options: readonly Option<infer Value>[] } ? Value : '*'

/** What fields ask for. */
export type AskedIn<Fields> = {
  [P in keyof Fields & string]-?: P | `${P}=${OptionsOf<Fields[P]>}`
}[keyof Fields & string]

/** What the conditions of fields look up. */
export type ReadIn<Fields> = {
  [P in keyof Fields]-?: Fields[P] extends FieldBase<infer Read> ? Read : never
}[keyof Fields]

/** A section whose paths, kinds and options are checked against the document. */
export interface SectionOf<Fields, When extends string, Check> extends Omit<Section, 'fields' | 'checks' | 'when'> {
  readonly when?: Condition<When>
  readonly fields: Fields
  readonly checks?: readonly Check[]
}

/** A rule over several answers: it receives those that it declares to read, and its issues are at paths of the document. */
export interface CheckOf<Document, P extends Path<Document>> {
  readonly id: string
  readonly reads: readonly P[]
  readonly run: (answers: PartsAt<Document, P>, context: ValidationContext) => readonly Issue[]
}

/** A list field as it is written when it is defined; its fields are those of one item. */
export interface ListOf<Fields, Read extends string> extends Omit<ListField<FieldRecord, Read>, 'kind' | 'fields'> {
  readonly fields: Fields
}

/**
 * The functions for describing a form over one document. With them, a misspelt path, a kind that cannot hold the answer and a
 * comparison with a value that the document cannot have do not compile. `Root` is the whole form, where the form is that of an
 * item. Their results record for the compiler what they ask for and look up, so that a template cannot leave out an answer that
 * it depends on.
 */
export function describeForm<Document extends object>() {
  type P = Path<Document>
  return {
    section: <
      F extends FieldsOf<Document>,
      R extends string = never,
      C extends SectionCheck & Asking<never, string> = SectionCheck & Asking<never, never>,
    >(
      section: SectionOf<F & NoOthers<F, Document>, R, C> & { readonly known?: readonly P[] },
    ): Section & Asking<AskedIn<F>, R | ReadIn<F> | ReadBy<C>> => ({
      ...section,
      fields: section.fields as FieldRecord, // its keys are optional only to the compiler: every field that was written exists
    }),
    /** A rule over several answers of a section. */
    check: <const Q extends P>(check: CheckOf<Document, Q>): SectionCheck & Asking<never, NoInfer<Q>> =>
      check as unknown as SectionCheck, // the engine passes the whole document
    /** A repeating group of fields, over one item of the list that the field will hold. */
    list: <F extends FieldsOf<Document>, R extends string = never>(
      field: ListOf<F & NoOthers<F, Document> & Whole<ReadIn<F>, AskedIn<F>>, R>,
    ): ListField<F & FieldRecord, NoInfer<R>> => ({ kind: 'list', ...field }),
    is: <Q extends P, const V extends Comparison<Document, Q>>(
      path: Q,
      value: V | readonly V[],
    ): Condition<Lookup<Q, V>> => ({ path, is: value }),
    isNot: <Q extends P, const V extends Comparison<Document, Q>>(
      path: Q,
      value: V | readonly V[],
    ): Condition<Lookup<Q, V>> => ({ path, isNot: value }),
    includes: <
      Q extends P,
      const V extends AtPath<Document, Q> extends readonly (infer Item)[] ? Item & Comparable : never,
    >(
      path: Q,
      value: V,
    ): Condition<Lookup<Q, V>> => ({ path, includes: value }),
    atMost: <Q extends P>(path: Q, atMost: number): Condition<Q> => ({ path, atMost }),
    /** At least one item of the list satisfies the condition, which is written with the functions of the item's own form. */
    hasItem: <Q extends P, R extends string>(path: Q, hasItem: Condition<R>): Condition<Q | InItems<Q, R>> => ({
      path,
      hasItem,
    }),
    startsWith: <Q extends P>(path: Q, startsWith: readonly string[]): Condition<Q> => ({ path, startsWith }),
    /** A change of the field removes these answers, unless the condition holds after the change. */
    wipes: <R extends string = never>(paths: readonly P[], unless?: Condition<R>): Clearing<R> => ({
      paths,
      ...(unless && { unless }),
    }),
    issue: (path: P, code: string, params?: TextParams): Issue => ({ path, code, ...(params && { params }) }),
  }
}

/** All of the conditions hold. */
export const all = <R extends string>(...conditions: readonly Condition<R>[]): Condition<R> => ({ all: conditions })
/** At least one of the conditions holds. */
export const any = <R extends string>(...conditions: readonly Condition<R>[]): Condition<R> => ({ any: conditions })
/** The condition does not hold. */
export const not = <R extends string>(condition: Condition<R>): Condition<R> => ({ not: condition })
/** The condition is evaluated in the whole form instead of the item. */
export const inForm = <R extends string>(condition: Condition<R>): Condition<`form:${R}`> => ({ root: condition })
