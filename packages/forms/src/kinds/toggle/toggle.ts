import type { ToggleField } from '../../define/field.ts'
import { defineKind } from '../kind.ts'
import { isTruth } from '../shape.ts'

export const toggle = defineKind<ToggleField, boolean>({
  isShape: isTruth,
  empty: () => false,
})
