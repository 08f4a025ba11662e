import type { FixedField } from '../../define/field.ts'
import { defineKind } from '../kind.ts'
import { isText } from '../shape.ts'

export const fixed = defineKind<FixedField, string>({
  isShape: isText,
})
