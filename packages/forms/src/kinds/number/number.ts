import type { NumberField } from '../../define/field.ts'
import { defineKind, type FieldIssue, isAmount } from '../kind.ts'

/**
 * The largest number that can be answered; its negative is the smallest. It has more digits than any field asks for or a column
 * of a certificate has room for, and the hundredths of a thousand such lines are still summed exactly.
 */
export const largestNumber = 999_999_999

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
