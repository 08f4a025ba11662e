import type {
  ChoiceField,
  CodeField,
  ConsentField,
  DateField,
  DateRangeField,
  EmailField,
  FixedField,
  InternationalPhoneField,
  ListField,
  LookupField,
  MultiChoiceField,
  MultiCodeField,
  NumberField,
  PhoneField,
  TextField,
  TextListField,
  TimeField,
  ToggleField,
  YesNoField,
} from './field.ts'
import type { FieldsOf } from './path.ts'

/** What is written of a field where its kind is the name of the function. */
type Of<F> = Omit<F, 'kind'>

/** A line of text. */
export const text = (field: Of<TextField>): TextField => ({ kind: 'text', ...field })
/** Several short texts in one line. */
export const textList = (field: Of<TextListField>): TextListField => ({ kind: 'text-list', ...field })
/** An e-mail address. */
export const email = (field: Of<EmailField>): EmailField => ({ kind: 'email', ...field })
/** A phone number in one string. */
export const phone = (field: Of<PhoneField>): PhoneField => ({ kind: 'phone', ...field })
/** A phone number with its calling code apart. */
export const internationalPhone = (field: Of<InternationalPhoneField>): InternationalPhoneField => ({
  kind: 'international-phone',
  ...field,
})
/** A number; a whole one unless `decimals` says otherwise. */
export const number = (field: Of<NumberField>): NumberField => ({ kind: 'number', ...field })
/** A day. */
export const date = (field: Of<DateField>): DateField => ({ kind: 'date', ...field })
/** A first and a last day. */
export const dateRange = (field: Of<DateRangeField>): DateRangeField => ({ kind: 'date-range', ...field })
/** A time of day. */
export const time = (field: Of<TimeField>): TimeField => ({ kind: 'time', ...field })
/** One of a few options. */
export const choice = <const Value extends string>(
  field: Omit<ChoiceField<Value>, 'kind' | 'initial'> & { readonly initial?: NoInfer<Value> },
): ChoiceField<Value> => ({
  kind: 'choice',
  ...field,
})
/** Several of a few options. */
export const multiChoice = <const Value extends string>(
  field: Of<MultiChoiceField<Value>>,
): MultiChoiceField<Value> => ({
  kind: 'multi-choice',
  ...field,
})
/** One code of a code list. */
export const code = (field: Of<CodeField>): CodeField => ({ kind: 'code', ...field })
/** Several codes of a code list. */
export const multiCode = (field: Of<MultiCodeField>): MultiCodeField => ({ kind: 'multi-code', ...field })
/** One code of a register that is asked while typing. */
export const lookup = (field: Of<LookupField>): LookupField => ({ kind: 'lookup', ...field })
/** A declaration to tick. */
export const consent = (field: Of<ConsentField>): ConsentField => ({ kind: 'consent', ...field })
/** On or off. */
export const toggle = (field: Of<ToggleField>): ToggleField => ({ kind: 'toggle', ...field })
/** Yes or no. */
export const yesNo = (field: Of<YesNoField>): YesNoField => ({ kind: 'yes-no', ...field })
/** Shown, never asked. */
export const fixed = (field: Of<FixedField>): FixedField => ({ kind: 'fixed', ...field })
/** A group that repeats; the fields are checked against the item of the document. */
export const list = <Item extends object>(
  field: Omit<ListField, 'kind' | 'fields'> & { readonly fields: FieldsOf<Item> },
): Omit<ListField, 'fields'> & { readonly fields: FieldsOf<Item> } => ({ kind: 'list', ...field })
