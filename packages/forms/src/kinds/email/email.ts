import type { EmailField } from '../../define/field.ts'
import { normalizeText } from '../../text/characters.ts'
import { defineKind, isText } from '../kind.ts'
import { defaultMaxLength } from '../text/text.ts'

// Words separated by single dots, and a domain of at least two parts whose last consists of letters.
const address = /^[\w'+-]+(?:\.[\w'+-]+)*(?<!')@(?:[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?\.)+[A-Za-z]{2,}$/

export const email = defineKind<EmailField, string>({
  isShape: isText,
  normalize: (_field, value) => normalizeText(value),
  validate(_field, value) {
    if (value.length > defaultMaxLength) return [{ code: 'textTooLong', params: { max: defaultMaxLength } }]
    return address.test(value) ? [] : [{ code: 'email' }]
  },
})
