import type { YesNoField } from '../../define/field.ts'
import { yesOrNo } from '../../text/words.ts'
import { defineKind } from '../kind.ts'
import { isTruth } from '../shape.ts'

export const yesNo = defineKind<YesNoField, boolean>({
  isShape: isTruth,
  display: (_field, value, { locale }) => yesOrNo(value, locale),
})
