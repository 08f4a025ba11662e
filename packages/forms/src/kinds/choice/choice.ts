import type { ChoiceField } from '../../define/field.ts'
import { defineKind, isText } from '../kind.ts'

export const choice = defineKind<ChoiceField, string>({
  isShape: isText,
  validate: (field, value) =>
    field.options.some((option) => option.value === value) ? [] : [{ code: field.invalidCode ?? 'choice' }],
})
