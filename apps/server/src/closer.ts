/** Closes what was started in reverse order, so that nothing is closed while something else still uses it. */
export interface Closer {
  add(step: () => unknown): void
  /** Closes everything, even after a failure, and throws the first one. Concurrent calls wait for the same closing. */
  close(): Promise<void>
}

export function createCloser(): Closer {
  const steps: (() => unknown)[] = []
  let closing: Promise<void> | undefined
  async function closeAll(): Promise<void> {
    const failures: unknown[] = []
    for (const step of steps.reverse().splice(0)) {
      try {
        await step()
      } catch (error) {
        failures.push(error)
      }
    }
    if (failures.length > 0) throw failures[0]
  }
  return {
    add: (step) => steps.push(step),
    close() {
      closing ??= closeAll().finally(() => {
        closing = undefined
      })
      return closing
    },
  }
}
