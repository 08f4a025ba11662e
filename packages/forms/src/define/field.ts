import type { LocalizedText } from '../text/localized-text.ts'
import type { Condition } from './condition.ts'

/** The width of a control, chosen by the answer that is expected. */
export type FieldWidth = 'xs' | 'sm' | 'md' | 'lg' | 'full'

/** Answers that lose their meaning when another answer changes. */
export interface Clearing<Read extends string = string> {
  readonly paths: readonly string[]
  /** The answers are kept if this condition holds after the change. */
  readonly unless?: Condition<Read>
  /** Clears only when one complete answer replaces another; a first answer keeps what was copied from another application. */
  readonly sparesFirst?: boolean
}

/** What every kind of field has. `Read` tells the compiler which other answers it looks up. */
export interface FieldBase<Read extends string = string> {
  readonly label: LocalizedText
  readonly hint?: LocalizedText
  /** Asked only while this condition holds. A hidden answer stays in the draft and is never validated, shown or sent. */
  readonly when?: Condition<Read>
  /** `true`, or a condition while which an answer is required. */
  readonly required?: boolean | Condition<Read>
  /** The issue code of a missing answer, instead of the usual `required`. */
  readonly requiredCode?: string
  readonly width?: FieldWidth
  /** A short answer that belongs to the previous one: both share a row, also on a phone. */
  readonly besidePrevious?: boolean
  /** The HTML `autocomplete` token, so that browsers can fill it in (WCAG 1.3.5). */
  readonly autocomplete?: string
  /** May be answered before anybody has opened its step; such an answer alone does not count as having begun the step. */
  readonly isProposed?: boolean
  /** What a change of this answer clears. */
  readonly clears?: readonly Clearing<Read>[]
}

/** A choice that the template itself lists. */
export interface Option<Value extends string = string> {
  readonly value: Value
  readonly label: LocalizedText
}

/** The sets of characters of spec-1 point 5. */
export type Charset = 'text' | 'address' | 'name'

/** A line of text, or several when `multiline`. At most 255 characters unless `max` says otherwise. */
export interface TextField<Read extends string = string> extends FieldBase<Read> {
  readonly kind: 'text'
  readonly charset?: Charset
  /** Exactly this many digits and nothing else, as in a Norwegian postal code. `charset`, `min` and `max` are then ignored. */
  readonly digits?: number
  readonly min?: number
  readonly max?: number
  readonly multiline?: boolean
  readonly minCode?: string
  readonly maxCode?: string
}

/** An e-mail address in one string. */
export interface EmailField<Read extends string = string> extends FieldBase<Read> {
  readonly kind: 'email'
}

/** A phone number as one string, a plus and digits; `min` and `max` count its characters. */
export interface PhoneField<Read extends string = string> extends FieldBase<Read> {
  readonly kind: 'phone'
  readonly min?: number
  readonly max?: number
}

/** `{ callingCode: '+86', number: '…' }`; the code is preset from the country of destination and can be changed. */
export interface InternationalPhoneField<Read extends string = string> extends FieldBase<Read> {
  readonly kind: 'international-phone'
  readonly defaultCallingCode?: string
  /** The initial calling code: `from` is the path, in the whole form, of the code by which `by` is looked up. */
  readonly callingCodes?: { readonly from: Read; readonly by: Readonly<Record<string, string>> }
}

/** A number; `unit` is shown inside the control. `decimals: 0` means a whole number. */
export interface NumberField<Read extends string = string> extends FieldBase<Read> {
  readonly kind: 'number'
  readonly min?: number
  readonly max?: number
  readonly decimals?: number
  readonly unit?: LocalizedText
  readonly minCode?: string
  readonly maxCode?: string
  readonly decimalsCode?: string
  /** A register of the product that must contain the number, where the product has loaded it. */
  readonly source?: string
  readonly sourceCode?: string
}

/** `YYYY-MM-DD`. `earliest` and `latest` count days from today. */
export interface DateField<Read extends string = string> extends FieldBase<Read> {
  readonly kind: 'date'
  readonly earliest?: number
  readonly latest?: number
  readonly earliestCode?: string
  readonly latestCode?: string
}

/** `{ from, to }`, both `YYYY-MM-DD`, from ≤ to. */
export interface DateRangeField<Read extends string = string> extends FieldBase<Read> {
  readonly kind: 'date-range'
  readonly latest?: number
  readonly latestCode?: string
}

/**
 * `HH:mm`. With `stepMinutes`, a time between two steps is refused; without it, half hours are offered and any time is accepted.
 * With a `dateField`, choices within `leadMinutes` from now are left out, and a time that the clock skips on that day is refused.
 */
export interface TimeField<Read extends string = string> extends FieldBase<Read> {
  readonly kind: 'time'
  readonly stepMinutes?: number
  /** Path of the date that this time belongs to; the field is disabled until a date is chosen. */
  readonly dateField?: Read
  readonly leadMinutes?: number
  readonly choiceLeadMinutes?: number
  readonly leadCode?: string
}

/** One of a few options that the template lists; drawn as radio buttons. */
export interface ChoiceField<Value extends string = string, Read extends string = string> extends FieldBase<Read> {
  readonly kind: 'choice'
  readonly options: readonly Option<Value>[]
  /** The initial value. */
  readonly initial?: Value
  readonly invalidCode?: string
}

/** Several of a few options; drawn as check boxes. */
export interface MultiChoiceField<Value extends string = string, Read extends string = string> extends FieldBase<Read> {
  readonly kind: 'multi-choice'
  readonly options: readonly Option<Value>[]
  readonly min?: number
}

/** One code of a code list of the product (`species`, `countries` …), searched by typing. */
export interface CodeField<Read extends string = string> extends FieldBase<Read> {
  readonly kind: 'code'
  readonly codeList: string
  /** People know the entries by their numbers, so the number is shown beside the name in the choices. */
  readonly byNumber?: boolean
  readonly initial?: string
  /** Path, in the whole form, of the answer that is copied as the initial value. */
  readonly initialFrom?: Read
  /** The issue code of a code that the code list does not contain. */
  readonly invalidCode?: string
}

/** Several codes of a code list. */
export interface MultiCodeField<Read extends string = string> extends FieldBase<Read> {
  readonly kind: 'multi-code'
  readonly codeList: string
  /** As in `CodeField`. */
  readonly byNumber?: boolean
  /** The initial value. */
  readonly initial?: readonly string[]
  readonly invalidCode?: string
  readonly min?: number
  readonly max?: number
  readonly minCode?: string
  readonly maxCode?: string
}

/** Several short texts, written on one line and separated by commas; each must match `pattern` in full. */
export interface TextListField<Read extends string = string> extends FieldBase<Read> {
  readonly kind: 'text-list'
  readonly pattern: string
  readonly patternCode?: string
  /** A text that matches, used in examples. */
  readonly sample: string
}

/** One code that is searched on the server while typing, from a register too large to load. */
export interface LookupField<Read extends string = string> extends FieldBase<Read> {
  readonly kind: 'lookup'
  readonly source: string
  readonly minCharacters?: number
  readonly maxCharacters?: number
  readonly invalidCode?: string
}

/** A declaration that must be ticked. If the field has a `template`, the answer records which text was accepted. */
export interface ConsentField<Read extends string = string> extends FieldBase<Read> {
  readonly kind: 'consent'
  /** The template whose text is declared; without one the answer is `true` or `false`. */
  readonly template?: string
  /** The version of the template that introduced the text; 1 by default. */
  readonly textVersion?: number
  /** The full declaration, when it is longer than the label. */
  readonly statement?: LocalizedText
}

/** On or off; never missing. */
export interface ToggleField<Read extends string = string> extends FieldBase<Read> {
  readonly kind: 'toggle'
}

/** Yes or no, with no answer at first. */
export interface YesNoField<Read extends string = string> extends FieldBase<Read> {
  readonly kind: 'yes-no'
}

/** Shown, never asked: its value comes from elsewhere in the application. */
export interface FixedField<Read extends string = string> extends FieldBase<Read> {
  readonly kind: 'fixed'
  /** The code list that turns the value into words. */
  readonly codeList?: string
}

/** A repeating group of fields; paths inside it are relative to the item. */
export interface ListField<Fields extends FieldRecord = FieldRecord, Read extends string = string>
  extends FieldBase<Read> {
  readonly kind: 'list'
  readonly fields: Fields
  readonly min?: number
  readonly max?: number
  readonly minCode?: string
  readonly maxCode?: string
  readonly addLabel: LocalizedText
  /** What one item is called: 'Slakteperiode {n}'. */
  readonly itemLabel: LocalizedText
}

/** Every kind of field. A new kind is added here and in `kinds/`; the widget table of the component library does not compile without it. */
export type Field =
  | TextField
  | TextListField
  | EmailField
  | PhoneField
  | InternationalPhoneField
  | NumberField
  | DateField
  | DateRangeField
  | TimeField
  | ChoiceField
  | MultiChoiceField
  | CodeField
  | MultiCodeField
  | LookupField
  | ConsentField
  | ToggleField
  | YesNoField
  | FixedField
  | ListField

/** The name of a kind of field. */
export type FieldKind = Field['kind']

/** Fields by the dotted path of their answer. */
export type FieldRecord = { readonly [path: string]: Field }
