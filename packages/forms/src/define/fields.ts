import type {
  ChoiceField,
  CodeField,
  ConsentField,
  DateField,
  DateRangeField,
  EmailField,
  FixedField,
  InternationalPhoneField,
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

/** A field without its kind, which the name of the function gives. `R` is what its conditions look up. */
type Of<F> = Omit<F, 'kind'>

/** A line of text. */
export const text = <R extends string = never>(field: Of<TextField<R>>): TextField<NoInfer<R>> => ({
  kind: 'text',
  ...field,
})
/** Several short texts in one line. */
export const textList = <R extends string = never>(field: Of<TextListField<R>>): TextListField<NoInfer<R>> => ({
  kind: 'text-list',
  ...field,
})
/** An e-mail address. */
export const email = <R extends string = never>(field: Of<EmailField<R>>): EmailField<NoInfer<R>> => ({
  kind: 'email',
  ...field,
})
/** A phone number in one string. */
export const phone = <R extends string = never>(field: Of<PhoneField<R>>): PhoneField<NoInfer<R>> => ({
  kind: 'phone',
  ...field,
})
/** A phone number with a separate calling code. */
export const internationalPhone = <R extends string = never>(
  field: Of<InternationalPhoneField<R>>,
): InternationalPhoneField<NoInfer<R>> => ({
  kind: 'international-phone',
  ...field,
})
/** A number; a whole one unless `decimals` says otherwise. */
export const number = <R extends string = never>(field: Of<NumberField<R>>): NumberField<NoInfer<R>> => ({
  kind: 'number',
  ...field,
})
/** A day. */
export const date = <R extends string = never>(field: Of<DateField<R>>): DateField<NoInfer<R>> => ({
  kind: 'date',
  ...field,
})
/** A first and a last day. */
export const dateRange = <R extends string = never>(field: Of<DateRangeField<R>>): DateRangeField<NoInfer<R>> => ({
  kind: 'date-range',
  ...field,
})
/** A time of day. */
export const time = <R extends string = never>(field: Of<TimeField<R>>): TimeField<NoInfer<R>> => ({
  kind: 'time',
  ...field,
})
/** One of a few options. */
export const choice = <const Value extends string, R extends string = never>(
  field: Omit<ChoiceField<Value, R>, 'kind' | 'initial'> & { readonly initial?: NoInfer<Value> },
): ChoiceField<Value, NoInfer<R>> => ({
  kind: 'choice',
  ...field,
})
/** Several of a few options. */
export const multiChoice = <const Value extends string, R extends string = never>(
  field: Of<MultiChoiceField<Value, R>>,
): MultiChoiceField<Value, NoInfer<R>> => ({
  kind: 'multi-choice',
  ...field,
})
/** One code of a code list. */
export const code = <R extends string = never>(field: Of<CodeField<R>>): CodeField<NoInfer<R>> => ({
  kind: 'code',
  ...field,
})
/** Several codes of a code list. */
export const multiCode = <R extends string = never>(field: Of<MultiCodeField<R>>): MultiCodeField<NoInfer<R>> => ({
  kind: 'multi-code',
  ...field,
})
/** One code of a register that is searched while typing. */
export const lookup = <R extends string = never>(field: Of<LookupField<R>>): LookupField<NoInfer<R>> => ({
  kind: 'lookup',
  ...field,
})
/** A declaration to tick. */
export const consent = <R extends string = never>(field: Of<ConsentField<R>>): ConsentField<NoInfer<R>> => ({
  kind: 'consent',
  ...field,
})
/** On or off. */
export const toggle = <R extends string = never>(field: Of<ToggleField<R>>): ToggleField<NoInfer<R>> => ({
  kind: 'toggle',
  ...field,
})
/** Yes or no. */
export const yesNo = <R extends string = never>(field: Of<YesNoField<R>>): YesNoField<NoInfer<R>> => ({
  kind: 'yes-no',
  ...field,
})
/** Shown, never asked. */
export const fixed = <R extends string = never>(field: Of<FixedField<R>>): FixedField<NoInfer<R>> => ({
  kind: 'fixed',
  ...field,
})
