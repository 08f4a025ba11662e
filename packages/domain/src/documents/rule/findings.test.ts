import { describe, expect, it } from 'vitest'
import { blockingLineFindings, blockingSendFindings, lineFindings } from './findings.ts'
import type { RuleViolation } from './rule-violation.ts'

const finding = (
  code: string,
  severity: RuleViolation['severity'],
  more: Partial<RuleViolation> = {},
): RuleViolation => ({
  code,
  severity,
  message: code,
  ...more,
})
const result = {
  needsManualProcessing: true,
  errors: [
    finding('MILT_SHOULD_BE_FROZEN', 'CRITICAL', { lines: [2], step: 'varelinjer' }),
    finding('FISH_IS_OLDER_THAN_15_DAYS', 'MANUAL_PROCESSING', { lines: [1], step: 'varelinjer' }),
    finding('GOODS_NOT_HUMAN_CONSUMPTION', 'CRITICAL', { step: 'transport' }),
    finding('E_CERT_NOT_DECLARED', 'CRITICAL', { step: 'oppsummering' }),
  ],
}
const codes = (findings: readonly RuleViolation[]) => findings.map(({ code }) => code)

describe('findings that block', () => {
  it('[WIZ-11] only critical ones about product lines hold the lines page', () => {
    expect(codes(lineFindings(result))).toEqual(['MILT_SHOULD_BE_FROZEN', 'FISH_IS_OLDER_THAN_15_DAYS'])
    expect(codes(blockingLineFindings(result))).toEqual(['MILT_SHOULD_BE_FROZEN'])
  })

  it('[WIZ-11] a line is held by its own findings, not by those of another line', () => {
    expect(codes(blockingLineFindings(result, 2))).toEqual(['MILT_SHOULD_BE_FROZEN'])
    expect(codes(blockingLineFindings(result, 1))).toEqual([])
  })

  it('[WIZ-16] every critical one holds the submission, except a declaration that is not given yet', () => {
    expect(codes(blockingSendFindings(result))).toEqual(['MILT_SHOULD_BE_FROZEN', 'GOODS_NOT_HUMAN_CONSUMPTION'])
  })
})
