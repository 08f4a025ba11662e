import { z } from 'zod'
import type { EmailField } from '../../define/field.ts'
import { normalizeText } from '../../text/normalize.ts'
import { defineKind } from '../kind.ts'
import { defaultMaxLength } from '../text/text.ts'

const address = z.email()

export const email = defineKind<EmailField, string>({
  shape: z.string(),
  normalize: (_field, value) => normalizeText(value),
  validate(_field, value) {
    if (value.length > defaultMaxLength) return [{ code: 'textTooLong', params: { max: defaultMaxLength } }]
    return address.safeParse(value).success ? [] : [{ code: 'email' }]
  },
  display: (_field, value) => value,
})
