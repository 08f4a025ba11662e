import { setTimeout as sleep } from 'node:timers/promises'

/** In milliseconds. */
interface Patience {
  readonly until: number
  readonly between: number
}

/** Answers how something is done until it has succeeded: whoever is refused asks again, as a person or a program would. */
export const insisting =
  ({ until, between }: Patience) =>
  async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    // The clock itself may be moved meanwhile.
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
