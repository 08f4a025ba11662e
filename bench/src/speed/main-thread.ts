import type { Page } from 'playwright'

/**
 * Reads how long the main thread of the page's renderer has worked, in milliseconds of processor time: script, style,
 * layout, paint. Processor time, because a wall clock on a shared machine also measures the neighbours.
 */
export async function processorTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
}

/** What pieces of work cost the main thread. */
export async function mainThread(page: Page) {
  const now = await processorTime(page)
  /** Two frames: the first draws what was done, the second shows that the first is over. */
  const drawn = () =>
    page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))
  return {
    /** What one piece of work costs, until its frame is drawn. */
    async cost(work: () => Promise<unknown>) {
      await drawn()
      const before = await now()
      await work()
      await drawn()
      return (await now()) - before
    },
  }
}
