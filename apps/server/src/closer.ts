/** What has been started, so that it is stopped backwards: nothing is closed under something that still uses it. */
export interface Closer {
  add(step: () => unknown): void
  close(): Promise<void>
}

export function createCloser(): Closer {
  const steps: (() => unknown)[] = []
  return {
    add: (step) => steps.push(step),
    async close() {
      for (const step of steps.reverse().splice(0)) await step()
    },
  }
}
