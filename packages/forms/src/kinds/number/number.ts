import type { NumberField } from '../../define/field.ts'
import { defineKind, type FieldIssue } from '../kind.ts'
import { isAmount } from '../shape.ts'

function hasAtMost(value: number, decimals: number): boolean {
  return Number(value.toFixed(decimals)) === value
}

function decimalsIssue(field: NumberField): FieldIssue {
  const decimals = field.decimals ?? 0
  if (field.decimalsCode) return { code: field.decimalsCode, params: { decimals } }
  if (decimals === 0) return { code: 'wholeNumber' }
  return decimals === 2 ? { code: 'twoDecimals' } : { code: 'decimals', params: { decimals } }
}

export const number = defineKind<NumberField, number>({
  isShape: isAmount,
  validate(field, value, { context }) {
    const issues: FieldIssue[] = []
    const range = {
      ...(field.min !== undefined && { min: field.min }),
      ...(field.max !== undefined && { max: field.max }),
    }
    if (field.min !== undefined && value < field.min) issues.push({ code: field.minCode ?? 'tooSmall', params: range })
    if (field.max !== undefined && value > field.max) issues.push({ code: field.maxCode ?? 'tooLarge', params: range })
    if (!hasAtMost(value, field.decimals ?? 0)) issues.push(decimalsIssue(field))
    const known = field.source ? context.codes?.[field.source] : undefined
    if (issues.length === 0 && known && !known.has(String(value)))
      issues.push({ code: field.sourceCode ?? 'unknownCode' })
    return issues
  },
})
