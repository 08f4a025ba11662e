import type { MultiChoiceField } from '../../define/field.ts'
import { defineKind, isTexts } from '../kind.ts'

export const multiChoice = defineKind<MultiChoiceField, string[]>({
  isShape: isTexts,
  empty: () => [],
  normalize: (_field, value) => [...new Set(value)],
  isMissing: (value) => value.length === 0,
  validate(field, value) {
    const known = new Set(field.options.map((option) => option.value))
    if (value.some((part) => !known.has(part))) return [{ code: 'choice' }]
    return field.min !== undefined && value.length < field.min ? [{ code: 'tooFew', params: { min: field.min } }] : []
  },
  equal: (one, other) => one.length === other.length && one.every((part) => other.includes(part)),
})
