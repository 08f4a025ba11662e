import type { LookupField } from '../../define/field.ts'
import { normalizeText } from '../../text/characters.ts'
import { defineKind, isText } from '../kind.ts'
import { defaultMaxLength } from '../text/text.ts'

export const lookup = defineKind<LookupField, string>({
  isShape: isText,
  normalize: (_field, value) => normalizeText(value),
  validate(field, value, { context }) {
    if (value.length > defaultMaxLength) return [{ code: 'textTooLong', params: { max: defaultMaxLength } }]
    const known = context.codes?.[field.source]
    return !known || known.has(value) ? [] : [{ code: field.invalidCode ?? 'unknownCode' }]
  },
})
