import type { RuleViolation } from '@eksport/domain'
import { describe, expect, it } from 'vitest'
import { remaining, toAssess } from './findings.ts'

const violation = (code: string, severity: RuleViolation['severity']): RuleViolation => ({
  code,
  severity,
  message: code,
})
const findings = [
  violation('MILT_SHOULD_BE_FROZEN', 'CRITICAL'),
  violation('TEMPERATURE_INTERVAL', 'MANUAL_PROCESSING'),
  violation('FISH_IS_OLDER_THAN_15_DAYS', 'MANUAL_PROCESSING'),
  violation('STREET_ADDRESS_MISSING', 'WARNING'),
]

describe('findings', () => {
  it('are for an officer to assess when they ask for it', () => {
    expect(toAssess(findings).map(({ code }) => code)).toEqual(['TEMPERATURE_INTERVAL', 'FISH_IS_OLDER_THAN_15_DAYS'])
  })

  it.each([
    [[], 2],
    [['TEMPERATURE_INTERVAL'], 1],
    [['TEMPERATURE_INTERVAL', 'GONE'], 1],
    [['TEMPERATURE_INTERVAL', 'FISH_IS_OLDER_THAN_15_DAYS'], 0],
  ] as const)('with %j ticked %i remain', (ticked, count) => {
    expect(remaining(findings, new Set(ticked))).toBe(count)
  })
})
