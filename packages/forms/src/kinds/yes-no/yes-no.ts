import { z } from 'zod'
import type { YesNoField } from '../../define/field.ts'
import { yesOrNo } from '../../text/words.ts'
import { defineKind } from '../kind.ts'

export const yesNo = defineKind<YesNoField, boolean>({
  shape: z.boolean(),
  display: (_field, value, { locale }) => yesOrNo(value, locale),
})
