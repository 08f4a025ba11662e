import type { ListField } from '../../define/field.ts'
import { defineKind, type FieldIssue, isItems } from '../kind.ts'

/** The list itself. The contents of its items are validated and cleaned in `derive/`, which walks into them. */
export const list = defineKind<ListField, Record<string, unknown>[]>({
  isShape: isItems,
  empty: () => [],
  isMissing: (value) => value.length === 0,
  validate({ min, max, minCode, maxCode }, value) {
    const issues: FieldIssue[] = []
    if (min !== undefined && value.length < min) issues.push({ code: minCode ?? 'tooFew', params: { min } })
    if (max !== undefined && value.length > max) issues.push({ code: maxCode ?? 'tooMany', params: { max } })
    return issues
  },
})
