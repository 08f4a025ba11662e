import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Counts } from './outcome.ts'

// Vitest and Jest write the same shape. A file that could not even be loaded has no test results, and counts as one failure.
const JestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

const PlaywrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
})

const fromJest = ({ numPassedTests, numFailedTests, numPendingTests, testResults }: z.infer<typeof JestReport>) => {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length, skipped: numPendingTests }
}

// A journey that needed a second attempt did not pass.
const fromPlaywright = ({ stats, errors }: z.infer<typeof PlaywrightReport>) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
})

export const countReport = (report: unknown): Counts => {
  const playwright = PlaywrightReport.safeParse(report)
  return playwright.success ? fromPlaywright(playwright.data) : fromJest(JestReport.parse(report))
}

/** Counts a report file of Vitest, Jest or Playwright; without one nothing passed and nothing is known to have failed. */
export const countReportFile = (file: string): Counts =>
  existsSync(file) ? countReport(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0, skipped: 0 }
