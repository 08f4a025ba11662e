import { expect, it } from 'vitest'
import { assessedCodes, findingPoints } from './finding-points.ts'
import type { RuleViolation } from './rule-violation.ts'

const finding = (code: string, lines?: number[]): RuleViolation => ({
  code,
  severity: 'MANUAL_PROCESSING',
  message: code,
  ...(lines && { lines }),
})

it('[ACT-05] a finding has a point on each of its lines', () => {
  expect(findingPoints(finding('OLD', [2, 5]))).toEqual([
    { key: 'OLD:2', line: 2 },
    { key: 'OLD:5', line: 5 },
  ])
  expect(findingPoints(finding('WARM'))).toEqual([{ key: 'WARM' }])
})

it.each([
  [[], []],
  [['OLD:2', 'OLD:5'], []],
  [['OLD:2', 'OLD:5', 'OLD:7'], ['OLD']],
  [['WARM', 'GONE'], ['WARM']],
  // A tick without a line is none of a finding that has lines.
  [['OLD'], []],
])('[ACT-05] with %j the codes %j are assessed', (ticks, codes) => {
  const violations = [finding('OLD', [2, 5]), finding('OLD', [7]), finding('WARM')]
  expect(assessedCodes(violations, new Set(ticks))).toEqual(codes)
})
