import type { LocalizedText } from '@eksport/forms'
import type { FormAnswers } from '../application/form-answers.ts'
import type { NamedList } from './lookups.ts'

type PathInto<Document> = {
  [Key in keyof Document & string]: NonNullable<Document[Key]> extends readonly (infer Item)[]
    ? Item extends object
      ? Key | `${Key}.${PathInto<Item>}`
      : Key
    : NonNullable<Document[Key]> extends object
      ? Key | `${Key}.${PathInto<NonNullable<Document[Key]>>}`
      : Key
}[keyof Document & string]

/** Where an answer stands in an application; of an item of a list behind the list's own path: `productLines.species`. */
export type AnswerPath = PathInto<FormAnswers>

/** Which facts belong together, in the order in which they are shown. */
export const factGroups = [
  'application',
  'sender',
  'recipient',
  'control',
  'transport',
  'declarations',
  'goods',
  'retrieval',
  'pdf',
] as const

export type FactGroup = (typeof factGroups)[number]

/**
 * How an answer is written. `code` and `codes` are named by a list, `options` are the fact's own words, `kilograms` and
 * `degrees` bring their unit, and `rows` is a list of its own that a document writes in its own way.
 */
export type FactFormat =
  | { readonly as: 'text' | 'number' | 'kilograms' | 'degrees' | 'day' | 'time' | 'period' | 'yes' | 'phone' | 'rows' }
  | { readonly as: 'code' | 'codes'; readonly list: NamedList }
  | { readonly as: 'options'; readonly options: Readonly<Record<string, LocalizedText>> }

/** What is known of one answer, whoever shows it. */
export interface Fact {
  readonly label: LocalizedText
  readonly group: FactGroup
  readonly format: FactFormat
}

const described =
  (format: FactFormat) =>
  (group: FactGroup, nb: string, nn: string, en: string): Fact => ({
    label: { nb, nn, en },
    group,
    format,
  })

/** Facts by the way in which they are written: `(group, bokmål, nynorsk, English)`. */
export const text = described({ as: 'text' })
export const number = described({ as: 'number' })
export const kilograms = described({ as: 'kilograms' })
export const degrees = described({ as: 'degrees' })
export const day = described({ as: 'day' })
export const time = described({ as: 'time' })
export const period = described({ as: 'period' })
export const yes = described({ as: 'yes' })
export const phone = described({ as: 'phone' })
export const rows = described({ as: 'rows' })
export const code = (list: NamedList) => described({ as: 'code', list })
export const codes = (list: NamedList) => described({ as: 'codes', list })
export const options = (words: Readonly<Record<string, LocalizedText>>) => described({ as: 'options', options: words })
