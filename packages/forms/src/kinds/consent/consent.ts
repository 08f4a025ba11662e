import type { ConsentField } from '../../define/field.ts'
import { yesOrNo } from '../../text/words.ts'
import { defineKind } from '../kind.ts'
import { isTruth } from '../shape.ts'

export const consent = defineKind<ConsentField, boolean>({
  isShape: isTruth,
  // A declaration that is not ticked is not given.
  isMissing: (value) => !value,
  display: (_field, value, { locale }) => yesOrNo(value, locale),
})
