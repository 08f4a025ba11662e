import { z } from 'zod'
import type { FixedField } from '../../define/field.ts'
import { defineKind } from '../kind.ts'

export const fixed = defineKind<FixedField, string>({
  shape: z.string(),
  display: (field, value, { labels }) => (field.codeList ? labels(field.codeList, value) : value),
})
