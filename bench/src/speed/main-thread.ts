import type { Page } from 'playwright'

/**
 * Main-thread time of the page's renderer, in milliseconds of processor time: script, style, layout, paint.
 * Processor time, because a wall clock on a shared machine also measures the neighbours.
 */
export async function mainThread(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const now = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
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
