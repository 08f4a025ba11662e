import type { LocalizedText } from '@eksport/forms'
import type { FormAnswers } from '../application/own-answers.ts'
import type { NamedList, NamedRegister } from '../reference/code-list/code-entry.ts'
import type { Part } from './subject.ts'

type PathInto<Document> = {
  [Key in keyof Document & string]: NonNullable<Document[Key]> extends readonly (infer Item)[]
    ? Item extends object
      ? Key | `${Key}.${PathInto<Item>}`
      : Key
    : NonNullable<Document[Key]> extends object
      ? Key | `${Key}.${PathInto<NonNullable<Document[Key]>>}`
      : Key
}[keyof Document & string]

/** The path of an answer in an application; an item's answer follows the path of its list: `productLines.species`. */
export type AnswerPath = PathInto<FormAnswers>

/** The part of an application to which a fact belongs, for readers who look for it. */
export type FactGroup =
  | 'application'
  | 'format'
  | 'sender'
  | 'recipient'
  | 'control'
  | 'transport'
  | 'goods'
  | 'retrieval'
  | 'temperature'

/**
 * How an answer is written. `code` and `codes` are written by their names in a list; `withCode` puts the code before the name.
 * `options` have texts of the fact's own. `yes` is a tick, which is not shown when missing, `yesNo` a question with two answers.
 * `identifier` is compared character by character, `registered` is a number with a name in a register, `organisation` a company
 * number with its name where a list has it, `prose` is several sentences. `kilograms` and `degrees` add their unit, and `rows` is
 * a list whose items have facts of their own.
 */
export type FactFormat =
  | {
      readonly as:
        | 'text'
        | 'prose'
        | 'identifier'
        | 'number'
        | 'kilograms'
        | 'degrees'
        | 'day'
        | 'time'
        | 'period'
        | 'yes'
        | 'yesNo'
        | 'phone'
        | 'rows'
    }
  | { readonly as: 'code' | 'codes'; readonly list: NamedList; readonly withCode?: boolean }
  | { readonly as: 'organisation'; readonly list: 'consignors' }
  | { readonly as: 'registered'; readonly register: NamedRegister }
  | { readonly as: 'options'; readonly options: Readonly<Record<string, LocalizedText>> }

/** What is known about one answer, wherever it is shown. */
export interface Fact {
  /** Its name; for a part of a subject, the name of the part: 'Adresse'. */
  readonly label: LocalizedText
  readonly group: FactGroup
  readonly format: FactFormat
  /** Its place in the subject with which it is shown. */
  readonly part?: Part
}

/** Facts by the paths of their answers, in the order in which they are shown. */
export type Facts = Readonly<Record<string, Fact>>

const described =
  (format: FactFormat) =>
  (place: FactGroup | Part, nb: string, nn: string, en: string): Fact => ({
    label: { nb, nn, en },
    format,
    ...(typeof place === 'string' ? { group: place } : { group: place.subject.group, part: place }),
  })

/** Functions that define facts, by format: `(group or part of a subject, bokmål, nynorsk, English)`. */
export const text = described({ as: 'text' })
export const prose = described({ as: 'prose' })
export const identifier = described({ as: 'identifier' })
export const registered = (register: NamedRegister) => described({ as: 'registered', register })
export const organisation = described({ as: 'organisation', list: 'consignors' })
export const number = described({ as: 'number' })
export const kilograms = described({ as: 'kilograms' })
export const degrees = described({ as: 'degrees' })
export const day = described({ as: 'day' })
export const time = described({ as: 'time' })
export const period = described({ as: 'period' })
export const yes = described({ as: 'yes' })
export const yesNo = described({ as: 'yesNo' })
export const phone = described({ as: 'phone' })
export const rows = described({ as: 'rows' })
export const code = (list: NamedList) => described({ as: 'code', list })
export const codeAndName = (list: NamedList) => described({ as: 'code', list, withCode: true })
export const codes = (list: NamedList) => described({ as: 'codes', list })
export const codesAndNames = (list: NamedList) => described({ as: 'codes', list, withCode: true })
export const options = (words: Readonly<Record<string, LocalizedText>>) => described({ as: 'options', options: words })
