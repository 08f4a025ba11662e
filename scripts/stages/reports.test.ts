import { describe, expect, it } from 'vitest'
import { honest, lastLine, sum } from './outcome.ts'
import { countReport } from './reports.ts'

const file = (status: string, tests: number) => ({
  status,
  assertionResults: Array.from({ length: tests }, () => ({})),
})

describe('counting', () => {
  it('counts a report of Vitest or Jest', () => {
    const report = { numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, testResults: [file('failed', 8)] }
    expect(countReport(report)).toEqual({ passed: 5, failed: 2, skipped: 1 })
  })

  it('counts a file that could not be loaded as a failure', () => {
    const testResults = [file('passed', 3), file('failed', 0)]
    const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, testResults }
    expect(countReport(report)).toEqual({ passed: 3, failed: 1, skipped: 0 })
  })

  it('counts a report of Playwright, where a second attempt is no success', () => {
    const report = { errors: [{}], stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } }
    expect(countReport(report)).toEqual({ passed: 4, failed: 3, skipped: 2 })
  })

  it('refuses a report that it does not know', () => {
    expect(() => countReport({ ok: true })).toThrow()
  })

  it.each([
    [{ passed: 3, failed: 0, skipped: 0 }, 0, 0],
    [{ passed: 3, failed: 0, skipped: 0 }, 1, 1],
    [{ passed: 3, failed: 2, skipped: 0 }, 1, 2],
    [{ passed: 0, failed: 0, skipped: 0 }, 137, 1],
  ])('lets no failed command pass: %o with code %i', (counts, code, failed) => {
    expect(honest(counts, code).failed).toBe(failed)
  })

  it('ends with one line over all stages', () => {
    const total = sum([
      { passed: 2, failed: 0, skipped: 1 },
      { passed: 3, failed: 1, skipped: 0 },
    ])
    expect(lastLine(total)).toBe('5 passed, 1 failed')
  })
})
