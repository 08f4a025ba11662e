import type { NumberField } from '../../define/field.ts'
import { defineKind, type FieldIssue } from '../kind.ts'
import { isAmount } from '../shape.ts'
import { largestNumber } from './largest-number.ts'

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
    const { min = -largestNumber, max = largestNumber } = field
    if (value < min) issues.push({ code: field.minCode ?? 'tooSmall', params: { min, max } })
    if (value > max) issues.push({ code: field.maxCode ?? 'tooLarge', params: { min, max } })
    if (!hasAtMost(value, field.decimals ?? 0)) issues.push(decimalsIssue(field))
    const known = field.source ? context.codes?.[field.source] : undefined
    if (issues.length === 0 && known && !known.has(String(value)))
      issues.push({ code: field.sourceCode ?? 'unknownCode' })
    return issues
  },
})
