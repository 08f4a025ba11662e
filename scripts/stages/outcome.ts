/** What one command of a stage came to. */
export type Outcome = {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly seconds: number
  /** What it said; shown when something failed. */
  readonly output: string
  /** Shown in any case. */
  readonly isShown?: true | undefined
}

export type Counts = Pick<Outcome, 'passed' | 'failed' | 'skipped'>

export const sum = (outcomes: readonly Counts[]): Counts =>
  outcomes.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )

/** A command that failed without a failed test (it crashed, or found none) still counts as one failure. */
export const honest = (counts: Counts, exitCode: number): Counts =>
  exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts

/** The one line that a run ends with. */
export const lastLine = ({ passed, failed }: Counts) => `${passed} passed, ${failed} failed`
