import type { Issue } from '../issue/issue.ts'
import type { TextParams } from '../text/localized-text.ts'
import type { SectionCheck, ValidationContext } from './check.ts'
import type { Comparable, Condition } from './condition.ts'
import type { Clearing, FieldRecord } from './field.ts'
import type { AtPath, FieldsOf, Path } from './path.ts'
import type { Section } from './template.ts'

type Comparison<Document, P extends string> = AtPath<Document, P> & Comparable

/** A section whose paths, kinds and options are checked against the document. */
export interface SectionOf<Document, Root> extends Omit<Section, 'fields' | 'checks'> {
  readonly fields: FieldsOf<Document>
  readonly checks?: readonly CheckOf<Document, Root>[]
}

/** A rule over several answers, over the document as it is typed. */
export interface CheckOf<Document, Root> {
  readonly id: string
  readonly run: (answers: Document, context: ValidationContext, root: Root) => readonly Issue[]
}

/**
 * The words for describing a form over one document: with them a misspelt path, a kind that cannot hold the answer, and a
 * comparison with a value that the document cannot have do not compile. `Root` is the whole form, for a form over an item.
 */
export function describeForm<Document extends object, Root extends object = Document>() {
  type P = Path<Document>
  return {
    section: ({ fields, checks, ...section }: SectionOf<Document, Root>): Section => ({
      ...section,
      fields: fields as FieldRecord, // its keys are optional only to the compiler; a written field is there
      ...(checks && { checks: checks as unknown as readonly SectionCheck[] }), // the engine hands on the document whole
    }),
    is: <Q extends P>(path: Q, value: Comparison<Document, Q> | readonly Comparison<Document, Q>[]): Condition => ({
      path,
      is: value,
    }),
    isNot: <Q extends P>(path: Q, value: Comparison<Document, Q> | readonly Comparison<Document, Q>[]): Condition => ({
      path,
      isNot: value,
    }),
    includes: <Q extends P>(
      path: Q,
      value: AtPath<Document, Q> extends readonly (infer Item)[] ? Item & Comparable : never,
    ): Condition => ({ path, includes: value }),
    atMost: (path: P, atMost: number): Condition => ({ path, atMost }),
    /** Some item of the list satisfies a condition, which is written with the words of the item's own form. */
    hasItem: (path: P, hasItem: Condition): Condition => ({ path, hasItem }),
    startsWith: (path: P, startsWith: readonly string[]): Condition => ({ path, startsWith }),
    /** A change of the field wipes these, unless the condition holds afterwards. */
    wipes: (paths: readonly P[], unless?: Condition): Clearing => ({ paths, ...(unless && { unless }) }),
    issue: (path: P, code: string, params?: TextParams): Issue => ({ path, code, ...(params && { params }) }),
  }
}

/** All of the conditions hold. */
export const all = (...conditions: readonly Condition[]): Condition => ({ all: conditions })
/** At least one of the conditions holds. */
export const any = (...conditions: readonly Condition[]): Condition => ({ any: conditions })
/** The condition does not hold. */
export const not = (condition: Condition): Condition => ({ not: condition })
/** The condition is looked up in the whole form, not in the item. */
export const inForm = (condition: Condition): Condition => ({ root: condition })
