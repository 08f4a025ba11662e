import type { PhoneField } from '../../define/field.ts'
import { withoutInvisible } from '../../text/characters.ts'
import { defineKind, type FieldIssue, isText } from '../kind.ts'

/** [VAL-03] An optional plus and digits. Spaces between groups are removed, not refused. */
export function normalizePhone(value: string): string | undefined {
  return withoutInvisible(value).replace(/\s+/g, '') || undefined
}

/** Issues of the text of a number; shared by both kinds of phone. */
export function phoneIssues(value: string, min?: number, max?: number): FieldIssue[] {
  if (!/^\+?\d+$/.test(value)) return [{ code: 'phoneDigits' }]
  if (min !== undefined && value.length < min) return [{ code: 'phoneTooShort', params: { min } }]
  if (max !== undefined && value.length > max) return [{ code: 'phoneTooLong', params: { max } }]
  return []
}

export const phone = defineKind<PhoneField, string>({
  isShape: isText,
  normalize: (_field, value) => normalizePhone(value),
  validate: (field, value) => phoneIssues(value, field.min, field.max ?? 20),
})
