import { z } from 'zod'
import type { CodeField } from '../../define/field.ts'
import { defineKind } from '../kind.ts'

export const code = defineKind<CodeField, string>({
  shape: z.string(),
  validate(field, value, { context }) {
    const known = context.codes?.[field.codeList]
    return !known || known.has(value) ? [] : [{ code: field.invalidCode ?? 'unknownCode' }]
  },
  display: (field, value, { labels }) => labels(field.codeList, value),
})
