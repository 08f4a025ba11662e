import { z } from 'zod'
import type { ToggleField } from '../../define/field.ts'
import { yesOrNo } from '../../text/words.ts'
import { defineKind } from '../kind.ts'

export const toggle = defineKind<ToggleField, boolean>({
  shape: z.boolean(),
  empty: () => false,
  display: (_field, value, { locale }) => yesOrNo(value, locale),
})
