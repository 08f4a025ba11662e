import type { ChoiceField } from '../../define/field.ts'
import { localize } from '../../text/localized-text.ts'
import { defineKind } from '../kind.ts'
import { isText } from '../shape.ts'

export const choice = defineKind<ChoiceField, string>({
  isShape: isText,
  validate: (field, value) =>
    field.options.some((option) => option.value === value) ? [] : [{ code: field.invalidCode ?? 'choice' }],
  display(field, value, { locale }) {
    const option = field.options.find((candidate) => candidate.value === value)
    return option ? localize(option.label, locale) : value
  },
})
