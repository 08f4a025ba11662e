import type { TextListField } from '../../define/field.ts'
import { normalizeText } from '../../text/characters.ts'
import { defineKind, type FieldIssue, isTexts } from '../kind.ts'
import { defaultMaxLength } from '../text/text.ts'

export const textList = defineKind<TextListField, string[]>({
  isShape: isTexts,
  empty: () => [],
  normalize: (_field, value) => [
    ...new Set(value.map((part) => normalizeText(part)).filter((part) => part !== undefined)),
  ],
  isMissing: (value) => value.length === 0,
  validate(field, value) {
    const issues: FieldIssue[] = []
    const pattern = new RegExp(`^(?:${field.pattern})$`)
    if (value.some((part) => !pattern.test(part))) issues.push({ code: field.patternCode ?? 'invalid' })
    if (value.some((part) => part.length > defaultMaxLength))
      issues.push({ code: 'textTooLong', params: { max: defaultMaxLength } })
    return issues
  },
})
