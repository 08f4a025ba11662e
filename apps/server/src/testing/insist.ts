import { setTimeout as sleep } from 'node:timers/promises'

/** In milliseconds. */
interface Patience {
  readonly until: number
  readonly between: number
}

/** Returns a function that retries work until it succeeds, as a person or program would. */
export const insisting =
  ({ until, between }: Patience) =>
  async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    // A monotonic clock, because the tests move the system clock.
    const deadline = performance.now() + until
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (performance.now() > deadline) throw new Error(`${what} did not succeed`, { cause: error })
        await sleep(between)
      }
    }
  }
