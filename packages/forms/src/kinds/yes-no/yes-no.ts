import type { YesNoField } from '../../define/field.ts'
import { defineKind } from '../kind.ts'
import { isTruth } from '../shape.ts'

export const yesNo = defineKind<YesNoField, boolean>({
  isShape: isTruth,
})
