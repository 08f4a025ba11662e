/** What has been started, so that it is stopped backwards: nothing is closed under something that still uses it. */
export interface Closer {
  add(step: () => unknown): void
  /** One that fails leaves no earlier one open; what failed first is thrown when all were tried. */
  close(): Promise<void>
}

export function createCloser(): Closer {
  const steps: (() => unknown)[] = []
  return {
    add: (step) => steps.push(step),
    async close() {
      const failures: unknown[] = []
      for (const step of steps.reverse().splice(0)) {
        try {
          await step()
        } catch (error) {
          failures.push(error)
        }
      }
      if (failures.length > 0) throw failures[0]
    },
  }
}
