import { wordsOf } from '../log/describe-error.ts'

/** Runs independent pieces of work, so that a failed one does not stop the others. */
export interface Attempts {
  /** Runs one of them; a failure is reported by its name. */
  each(name: string, work: () => Promise<unknown>): Promise<void>
  /** Throws the first failure, so that the job counts as failed. */
  end(): void
}

export function createAttempts(report: (line: string) => void): Attempts {
  const failures: unknown[] = []
  return {
    async each(name, work) {
      try {
        await work()
      } catch (error) {
        failures.push(error)
        report(`${name}: ${wordsOf(error)}`)
      }
    },
    end() {
      if (failures.length > 0) throw failures[0]
    },
  }
}
