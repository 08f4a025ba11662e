import type { YesNoField } from '../../define/field.ts'
import { defineKind, isTruth } from '../kind.ts'

export const yesNo = defineKind<YesNoField, boolean>({ isShape: isTruth })
