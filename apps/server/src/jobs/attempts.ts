import { wordsOf } from '../log/describe-error.ts'

/** Things to do, none of which needs another: one that fails keeps no other from being done. */
export interface Attempts {
  /** Does one of them. That it failed is reported by its name. */
  each(name: string, work: () => Promise<unknown>): Promise<void>
  /** Throws what failed first, so that the job is seen as failed. */
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
