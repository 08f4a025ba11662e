import type { InternationalPhoneField } from '../../define/field.ts'
import { defineKind } from '../kind.ts'
import { normalizePhone, phoneIssues } from '../phone/phone.ts'
import { hasTexts, type TextParts } from '../shape.ts'

export const internationalPhone = defineKind<InternationalPhoneField, TextParts<'callingCode' | 'number'>>({
  isShape: hasTexts('callingCode', 'number'),
  empty: (field) => (field.defaultCallingCode ? { callingCode: field.defaultCallingCode } : undefined),
  normalize(_field, value) {
    const callingCode = value.callingCode?.trim() || undefined
    const number = normalizePhone(value.number ?? '')
    return { ...(callingCode && { callingCode }), ...(number && { number }) }
  },
  isMissing: (value) => !value.number,
  missing: (_field, code) => [{ code, at: 'number' }],
  validate(_field, value) {
    const callingCode = value.callingCode ?? ''
    const codeIssues = /^\+\d{1,4}$/.test(callingCode) ? [] : [{ code: 'callingCode', at: 'callingCode' }]
    return [
      ...codeIssues,
      ...phoneIssues(value.number ?? '', undefined, 20).map((issue) => ({ ...issue, at: 'number' })),
    ]
  },
})
