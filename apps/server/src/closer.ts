/** What has been started, so that it is stopped backwards: nothing is closed under something that still uses it. */
export interface Closer {
  add(step: () => unknown): void
  /** One that fails leaves no earlier one open; what failed first is thrown when all were tried. Whoever asks meanwhile waits for the same. */
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
