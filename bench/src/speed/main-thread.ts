import type { Page } from 'playwright'

/**
 * Measures the main-thread CPU time of the page's renderer in milliseconds: script, style, layout, paint. On a shared
 * machine, wall time would include other processes.
 */
export async function processorTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
}

/** Measures what pieces of work cost the main thread. */
export async function mainThread(page: Page) {
  const now = await processorTime(page)
  /** Two frames: the first paints the work, the second shows that the first is over. */
  const drawn = () =>
    page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))
  return {
    /** The cost of a piece of work until its frame is painted. */
    async cost(work: () => Promise<unknown>) {
      await drawn()
      const before = await now()
      await work()
      await drawn()
      return (await now()) - before
    },
  }
}
