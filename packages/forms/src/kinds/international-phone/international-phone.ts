import type { InternationalPhoneField } from '../../define/field.ts'
import { defineKind, type FieldIssue, hasTexts, type TextParts } from '../kind.ts'
import { normalizePhone, phoneIssues } from '../phone/phone.ts'

/** As it is dialled from abroad; a calling code does not begin with 0. */
const withCallingCode = /^(\+|00[1-9])/

/** The calling code has a field of its own: a number that begins with one would be printed with two. */
const numberIssues = (number: string): FieldIssue[] =>
  withCallingCode.test(number) ? [{ code: 'phoneWithCallingCode' }] : phoneIssues(number, undefined, 20)

export const internationalPhone = defineKind<InternationalPhoneField, TextParts<'callingCode' | 'number'>>({
  isShape: hasTexts('callingCode', 'number'),
  empty: (field) => (field.defaultCallingCode ? { callingCode: field.defaultCallingCode } : undefined),
  normalize(_field, value) {
    const callingCode = normalizePhone(value.callingCode ?? '')
    const number = normalizePhone(value.number ?? '')
    return { ...(callingCode && { callingCode }), ...(number && { number }) }
  },
  isMissing: (value) => !value.number,
  missing: (_field, code) => [{ code, at: 'number' }],
  validate(_field, value) {
    const callingCode = value.callingCode ?? ''
    const codeIssues = /^\+\d{1,4}$/.test(callingCode) ? [] : [{ code: 'callingCode', at: 'callingCode' }]
    return [...codeIssues, ...numberIssues(value.number ?? '').map((issue) => ({ ...issue, at: 'number' }))]
  },
})
