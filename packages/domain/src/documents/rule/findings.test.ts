import { describe, expect, it } from 'vitest'
import { assessedCodes, blockingLineFindings, blockingSendFindings, findingPoints, lineFindings } from './findings.ts'
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

const aFinding = (code: string, lines?: number[]): RuleViolation => ({
  code,
  severity: 'MANUAL_PROCESSING',
  message: code,
  ...(lines && { lines }),
})

it('[ACT-05] a finding has a point on each of its lines', () => {
  expect(findingPoints(aFinding('OLD', [2, 5]))).toEqual([
    { key: 'OLD:2', line: 2 },
    { key: 'OLD:5', line: 5 },
  ])
  expect(findingPoints(aFinding('WARM'))).toEqual([{ key: 'WARM' }])
})

it.each([
  [[], []],
  [['OLD:2', 'OLD:5'], []],
  [['OLD:2', 'OLD:5', 'OLD:7'], ['OLD']],
  [['WARM', 'GONE'], ['WARM']],
  // A tick without a line does not count for a finding that has lines.
  [['OLD'], []],
])('[ACT-05] with %j the codes %j are assessed', (ticks, codes) => {
  const violations = [aFinding('OLD', [2, 5]), aFinding('OLD', [7]), aFinding('WARM')]
  expect(assessedCodes(violations, new Set(ticks))).toEqual(codes)
})
