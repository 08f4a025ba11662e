import type { Field, FieldKind } from '../define/field.ts'
import { formatDate, formatNumber } from '../text/format.ts'
import { localize, yesOrNo } from '../text/localized-text.ts'
import { isConsentAnswer } from './consent/consent.ts'
import { type DisplayContext, type Guard, hasTexts, isAmount, isItems, isText, isTexts, isTruth } from './kind.ts'

/** How the answers of a kind of field read. */
interface Words<F extends Field = Field> {
  write(field: F, value: unknown, context: DisplayContext): string
}

/** Words that never meet a value of another shape: such a value has none. */
const words = <F extends Field, Value>(
  isShape: Guard<Value>,
  write: (field: F, value: Value, context: DisplayContext) => string,
): Words<F> => ({ write: (field, value, context) => (isShape(value) ? write(field, value, context) : '') })

const asWritten = words(isText, (_field, value) => value)
const asYesOrNo = words(isTruth, (_field, value, { locale }) => yesOrNo(value, locale))

/** Apart from the kinds themselves: every page that draws a form carries those, and a summary alone what answers read like. */
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
    // What a register knows by number is no amount, and a number of the register is copied without spaces.
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
  // What is inside its items is written by who walks into it.
  list: words(isItems, (_field, value) => String(value.length)),
}

/** An answer of a field in words; nothing for a value that is no answer of its kind. */
export function inWords(field: Field, value: unknown, context: DisplayContext): string {
  const kind: Words = wordsOf[field.kind]
  return kind.write(field, value, context)
}
