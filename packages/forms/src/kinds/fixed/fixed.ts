import type { FixedField } from '../../define/field.ts'
import { defineKind, isText } from '../kind.ts'

export const fixed = defineKind<FixedField, string>({ isShape: isText })
