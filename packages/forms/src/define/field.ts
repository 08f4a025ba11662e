import type { LocalizedText } from '../text/localized-text.ts'
import type { Condition } from './condition.ts'

/** How wide a control is drawn, by the answer that is expected. */
export type FieldWidth = 'xs' | 'sm' | 'md' | 'lg' | 'full'

/** Answers that lose their meaning when another answer changes. */
export interface Clearing<Read extends string = string> {
  readonly paths: readonly string[]
  /** Kept while this holds after the change. */
  readonly unless?: Condition<Read>
  /** Only a whole answer that becomes another wipes; one that is given for the first time leaves what came along in a copy. */
  readonly sparesFirst?: boolean
}

/** What every kind of field has. `Read` tells the compiler which other answers it looks up. */
export interface FieldBase<Read extends string = string> {
  readonly label: LocalizedText
  readonly hint?: LocalizedText
  /** Asked only while this holds; a hidden answer stays in the draft and is never validated, shown or sent. */
  readonly when?: Condition<Read>
  /** `true`, or only while the condition holds. */
  readonly required?: boolean | Condition<Read>
  /** The issue code of a missing answer, where it is not the common `required`. */
  readonly requiredCode?: string
  readonly width?: FieldWidth
  /** A short answer that belongs to the one before it: both stand in one row, also on a phone. */
  readonly besidePrevious?: boolean
  /** HTML's own word for what is typed, so that browsers can fill it in (WCAG 1.3.5). */
  readonly autocomplete?: string
  /** May be answered before anybody has come to its step: by itself it does not begin that. */
  readonly isProposed?: boolean
  /** What a change of this answer wipes. */
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
  /** So many digits and nothing else: a Norwegian postal code. Characters and lengths are not asked about then. */
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

/** A phone number in one string, plus and digits; `min` and `max` count its characters. */
export interface PhoneField<Read extends string = string> extends FieldBase<Read> {
  readonly kind: 'phone'
  readonly min?: number
  readonly max?: number
}

/** `{ callingCode: '+86', number: '…' }`; the code is preset from the destination and can be changed. */
export interface InternationalPhoneField<Read extends string = string> extends FieldBase<Read> {
  readonly kind: 'international-phone'
  readonly defaultCallingCode?: string
  /** The calling code it starts with, by the code that stands at a path of the whole form. */
  readonly callingCodes?: { readonly from: Read; readonly by: Readonly<Record<string, string>> }
}

/** A number; `unit` is written inside the control. `decimals` 0 means a whole number. */
export interface NumberField<Read extends string = string> extends FieldBase<Read> {
  readonly kind: 'number'
  readonly min?: number
  readonly max?: number
  readonly decimals?: number
  readonly unit?: LocalizedText
  readonly minCode?: string
  readonly maxCode?: string
  readonly decimalsCode?: string
  /** A register of the surroundings that must hold the number, where the surroundings know it. */
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
 * `HH:mm`. With `stepMinutes` a time between two steps is refused; without, half hours are offered and any time is taken. With
 * a `dateField`, choices nearer than `leadMinutes` to now are left out, and a time that the clock skips that day is refused.
 */
export interface TimeField<Read extends string = string> extends FieldBase<Read> {
  readonly kind: 'time'
  readonly stepMinutes?: number
  /** Path of the date that this time belongs to; the field waits until it is chosen. */
  readonly dateField?: Read
  readonly leadMinutes?: number
  readonly choiceLeadMinutes?: number
  readonly leadCode?: string
}

/** One of a few options that the template lists; drawn as radio buttons. */
export interface ChoiceField<Value extends string = string, Read extends string = string> extends FieldBase<Read> {
  readonly kind: 'choice'
  readonly options: readonly Option<Value>[]
  /** What it starts with. */
  readonly initial?: Value
  readonly invalidCode?: string
}

/** Several of a few options; drawn as check boxes. */
export interface MultiChoiceField<Value extends string = string, Read extends string = string> extends FieldBase<Read> {
  readonly kind: 'multi-choice'
  readonly options: readonly Option<Value>[]
  readonly min?: number
}

/** One code of a code list of the surroundings (`species`, `countries` …), searched by typing. */
export interface CodeField<Read extends string = string> extends FieldBase<Read> {
  readonly kind: 'code'
  readonly codeList: string
  /** People know its entries by their numbers: the number stands with the name wherever one is chosen. */
  readonly byNumber?: boolean
  readonly initial?: string
  /** Path of the answer of the whole form that it starts as a copy of. */
  readonly initialFrom?: Read
  /** The issue code of a code that the list of the surroundings does not hold. */
  readonly invalidCode?: string
}

/** Several codes of a code list. */
export interface MultiCodeField<Read extends string = string> extends FieldBase<Read> {
  readonly kind: 'multi-code'
  readonly codeList: string
  /** As that of a single code. */
  readonly byNumber?: boolean
  /** What it starts with. */
  readonly initial?: readonly string[]
  readonly invalidCode?: string
  readonly min?: number
  readonly max?: number
  readonly minCode?: string
  readonly maxCode?: string
}

/** Several short texts, written in one line with commas between them; each must match `pattern` whole. */
export interface TextListField<Read extends string = string> extends FieldBase<Read> {
  readonly kind: 'text-list'
  readonly pattern: string
  readonly patternCode?: string
  /** A text that matches, for examples. */
  readonly sample: string
}

/** One code found by asking the surroundings while typing (a register too large to load). */
export interface LookupField<Read extends string = string> extends FieldBase<Read> {
  readonly kind: 'lookup'
  readonly source: string
  readonly minCharacters?: number
  readonly maxCharacters?: number
  readonly invalidCode?: string
}

/** A declaration that must be ticked. The answer of one that belongs to a template says which text it was given to. */
export interface ConsentField<Read extends string = string> extends FieldBase<Read> {
  readonly kind: 'consent'
  /** The template whose text it is; without one the answer is `true` or `false`. */
  readonly template?: string
  /** The version of the template that brought the text; 1 unless it says otherwise. */
  readonly textVersion?: number
  /** The declaration itself, when it is longer than the label. */
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

/** Shown, never asked: the value comes from elsewhere in the application. */
export interface FixedField<Read extends string = string> extends FieldBase<Read> {
  readonly kind: 'fixed'
  /** Code list that turns the value into words. */
  readonly codeList?: string
}

/** A group of fields that repeats; paths inside it are relative to the item. */
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

/** Every kind of field. A new kind is added here and in `kinds/`; the widget table of the ui does not compile until it has one. */
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
