import type { Field, FieldKind } from '../define/field.ts'
import { formatDate, formatNumber } from '../text/format.ts'
import { localize, yesOrNo } from '../text/localized-text.ts'
import { isConsentAnswer } from './consent/consent.ts'
import { type DisplayContext, type Guard, hasTexts, isAmount, isItems, isText, isTexts, isTruth } from './kind.ts'

/** How answers of one kind of field are written as text. */
interface Words<F extends Field = Field> {
  write(field: F, value: unknown, context: DisplayContext): string
}

/** Writes values of one shape; a value of another shape gives an empty text. */
const words = <F extends Field, Value>(
  isShape: Guard<Value>,
  write: (field: F, value: Value, context: DisplayContext) => string,
): Words<F> => ({ write: (field, value, context) => (isShape(value) ? write(field, value, context) : '') })

const asWritten = words(isText, (_field, value) => value)
const asYesOrNo = words(isTruth, (_field, value, { locale }) => yesOrNo(value, locale))

/** Kept apart from the kinds, because every page that draws a form loads those but only a summary needs the words. */
const wordsOf: { readonly [K in FieldKind]: Words<Extract<Field, { kind: K }>> } = {
  text: asWritten,
  'text-list': words(isTexts, (_field, value) => value.join(', ')),
  email: asWritten,
  phone: asWritten,
  'international-phone': words(hasTexts('callingCode', 'number'), (_field, { callingCode, number }) =>
    [callingCode, number].filter(Boolean).join(' '),
  ),
  number: words(isAmount, (field, value, { locale }) => {
    if (field.unit) return `${formatNumber(value, locale)}\u00a0${localize(field.unit, locale)}`
    // A number that a register identifies is not an amount: it is written without spaces, so that it can be copied.
    return field.source ? String(value) : formatNumber(value, locale)
  }),
  date: words(isText, (_field, value) => formatDate(value)),
  'date-range': words(hasTexts('from', 'to'), (_field, { from, to }) => {
    if (from && from === to) return formatDate(from)
    return [from, to].map((day) => (day ? formatDate(day) : '')).join('–')
  }),
  time: asWritten,
  choice: words(isText, ({ options }, value, { locale }) => {
    const option = options.find((candidate) => candidate.value === value)
    return option ? localize(option.label, locale) : value
  }),
  'multi-choice': words(isTexts, ({ options }, value, { locale }) =>
    options
      .filter((option) => value.includes(option.value))
      .map((option) => localize(option.label, locale))
      .join(', '),
  ),
  code: words(isText, ({ codeList }, value, { labels }) => labels(codeList, value)),
  'multi-code': words(isTexts, ({ codeList }, value, { labels }) =>
    value.map((part) => labels(codeList, part)).join(', '),
  ),
  lookup: words(isText, ({ source }, value, { labels }) => labels(source, value)),
  consent: words(isConsentAnswer, (_field, value, { locale }) => yesOrNo(value !== false, locale)),
  toggle: asYesOrNo,
  'yes-no': asYesOrNo,
  fixed: words(isText, ({ codeList }, value, { labels }) => (codeList ? labels(codeList, value) : value)),
  // The contents of the items are written by the caller, which walks into them.
  list: words(isItems, (_field, value) => String(value.length)),
}

/** An answer of a field in words; `''` for a value that is not an answer of its kind. */
export function inWords(field: Field, value: unknown, context: DisplayContext): string {
  const kind: Words = wordsOf[field.kind]
  return kind.write(field, value, context)
}
