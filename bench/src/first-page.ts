import type { Browser } from 'playwright'
import { startProduct } from '../../e2e/support/product.ts'
import { type Figure, median, report } from './report.ts'
import { withBrowser } from './speed/in-browser.ts'

const runs = 7
const limit = 1500

/** When the largest text or picture of the first page stood there, in a browser that has never been here. */
const readableAfter = async (browser: Browser, address: string): Promise<number> => {
  const context = await browser.newContext({ locale: 'nb-NO', viewport: { width: 1280, height: 860 } })
  const page = await context.newPage()
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const milliseconds = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const seen: number[] = []
        new PerformanceObserver((list) => {
          seen.push(...list.getEntries().map((entry) => entry.startTime))
        }).observe({ type: 'largest-contentful-paint', buffered: true })
        setTimeout(() => resolve(Math.max(...seen)), 500)
      }),
  )
  await context.close()
  return milliseconds
}

const measure = async (browser: Browser, name: string, address: string): Promise<Figure> => {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) times.push(await readableAfter(browser, address))
  return {
    name: `${name}: first page readable, cold cache, median of ${runs}`,
    value: median(times),
    limit,
    unit: 'ms',
  }
}

if (import.meta.main) {
  const product = await startProduct()
  try {
    const figures = await withBrowser(async (browser) => [
      await measure(browser, 'submitter', product.submitter),
      await measure(browser, 'caseworker', product.caseworker),
    ])
    process.exitCode = report(figures) ? 0 : 1
  } finally {
    await product.stop()
  }
}
