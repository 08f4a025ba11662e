import type { LocalizedText } from '../text/localized-text.ts'
import type { SectionCheck } from './check.ts'
import type { Condition } from './condition.ts'
import type { FieldRecord } from './field.ts'

/** Fields that belong together under a heading. Paths are whole: `recipient.consignee.name`. */
export interface Section<Fields extends FieldRecord = FieldRecord> {
  readonly id: string
  readonly title?: LocalizedText
  readonly intro?: LocalizedText
  readonly when?: Condition
  readonly fields: Fields
  /** Paths that are stored beside these answers without being asked for, such as a name that a register returned. */
  readonly known?: readonly string[]
  /** Rules over several answers of the form, run while the section is shown. */
  readonly checks?: readonly SectionCheck[]
}

/** Items that a step collects one at a time, each on a page of its own; paths of their fields are relative to the item. */
export interface StepItems {
  /** Path of the list: `productLines`. */
  readonly path: string
  /** Key of the item's identifier, which is kept whatever is asked: `id`. */
  readonly key?: string
  readonly sections: readonly Section[]
  readonly min: number
  readonly max: number
  readonly minCode?: string
  readonly maxCode?: string
  /** What one item is called: 'Varelinje {n}'. */
  readonly itemLabel: LocalizedText
}

/**
 * Files of one type that a page collects. They are uploaded by separate calls, so they are not answers: the whole form lists them
 * at `path`, each with its `type` and `filename`.
 */
export interface StepUpload {
  readonly path: string
  readonly type: string
  readonly label: LocalizedText
  readonly hint?: LocalizedText
  /** Media types that are accepted. */
  readonly accept: readonly string[]
  readonly min: number
  readonly max: number
  readonly minCode?: string
  readonly maxCode?: string
}

/** One page of the form. */
export interface Step<Id extends string = string> {
  readonly id: Id
  readonly title: LocalizedText
  /** One sentence under the heading. */
  readonly intro?: LocalizedText
  readonly when?: Condition
  readonly sections: readonly Section[]
  readonly items?: StepItems
  readonly uploads?: readonly StepUpload[]
}

/** A whole form: the single description from which the wizard, the validation, the summary and the request are derived. */
export interface FormTemplate<StepId extends string = string> {
  readonly id: string
  readonly version: number
  readonly title: LocalizedText
  readonly steps: readonly Step<StepId>[]
}
