import type { ToggleField } from '../../define/field.ts'
import { defineKind, isTruth } from '../kind.ts'

export const toggle = defineKind<ToggleField, boolean>({ isShape: isTruth, empty: () => false })
