import type { CodeField } from '../../define/field.ts'
import { defineKind, isText } from '../kind.ts'

export const code = defineKind<CodeField, string>({
  isShape: isText,
  validate(field, value, { context }) {
    const known = context.codes?.[field.codeList]
    return !known || known.has(value) ? [] : [{ code: field.invalidCode ?? 'unknownCode' }]
  },
})
