import type { ChoiceField } from '../../define/field.ts'
import { defineKind } from '../kind.ts'
import { isText } from '../shape.ts'

export const choice = defineKind<ChoiceField, string>({
  isShape: isText,
  validate: (field, value) =>
    field.options.some((option) => option.value === value) ? [] : [{ code: field.invalidCode ?? 'choice' }],
})
