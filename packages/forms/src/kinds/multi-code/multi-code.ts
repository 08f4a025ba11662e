import type { MultiCodeField } from '../../define/field.ts'
import { defineKind, type FieldIssue, isTexts } from '../kind.ts'

export const multiCode = defineKind<MultiCodeField, string[]>({
  isShape: isTexts,
  empty: () => [],
  normalize: (_field, value) => [...new Set(value)],
  isMissing: (value) => value.length === 0,
  validate(field, value, { context }) {
    const issues: FieldIssue[] = []
    const { min, max } = field
    if (min !== undefined && value.length < min) issues.push({ code: field.minCode ?? 'tooFew', params: { min } })
    if (max !== undefined && value.length > max) issues.push({ code: field.maxCode ?? 'tooMany', params: { max } })
    const known = context.codes?.[field.codeList]
    if (known && value.some((part) => !known.has(part))) issues.push({ code: field.invalidCode ?? 'unknownCode' })
    return issues
  },
  equal: (one, other) => one.length === other.length && one.every((part) => other.includes(part)),
})
