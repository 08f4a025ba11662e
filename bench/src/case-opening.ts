import type { Page } from 'playwright'
import { draftAnswers } from '../../e2e/support/answers.ts'
import { createDraft } from '../../e2e/support/drafts.ts'
import { logIn } from '../../e2e/support/log-in.ts'
import { fillLists } from '../../e2e/support/many-applications.ts'
import { startProduct } from '../../e2e/support/product.ts'
import { median, report } from './report.ts'
import { withBrowser } from './speed/in-browser.ts'
import { untilHeading } from './speed/step-changes.ts'

const applications = 10_000
const rounds = { warmUps: 2, counted: 12 }
/** Relative to loading the case by its address: from the click in the list, and from the key for the next case. */
const limits = { fromList: 0.3, next: 0.2 }

/** Milliseconds from the start of a load until the heading of a case is painted. */
async function bareLoad(page: Page): Promise<number> {
  await page.reload({ waitUntil: 'commit' })
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const look = () => {
          if (!document.querySelector('main h1')?.textContent?.startsWith('#')) return requestAnimationFrame(look)
          // The task after an animation frame runs when that frame is painted.
          return requestAnimationFrame(() => setTimeout(() => done(performance.now())))
        }
        look()
      }),
  )
}

/** [CW-05] A case from the list, the next one, and that one by its address. */
async function measure(page: Page) {
  const times = { fromList: [] as number[], next: [] as number[], bare: [] as number[] }
  for (let round = 0; round < rounds.warmUps + rounds.counted; round += 1) {
    await page.goto(new URL('/', page.url()).href)
    const row = page.getByRole('link', { name: /^#\d+/ }).nth(round % 5)
    await row.hover()
    const fromList = await untilHeading(page, () => row.click())
    await page.getByRole('link', { name: 'Neste sak' }).waitFor()
    const next = await untilHeading(page, () => page.keyboard.press('j'))
    const bare = await bareLoad(page)
    if (round < rounds.warmUps) continue
    times.fromList.push(fromList)
    times.next.push(next)
    times.bare.push(bare)
  }
  return times
}

if (import.meta.main) {
  const product = await startProduct({ isEmpty: true })
  try {
    process.exitCode = await withBrowser(async (browser) => {
      const [exporter, officer] = [await browser.newPage(), await browser.newPage()]
      await logIn(exporter, 'exporter', product.submitter)
      const { referenceNumber } = await createDraft(exporter, draftAnswers(new Date().toISOString()), product.submitter)
      await exporter.close()
      await fillLists(product, referenceNumber, applications)
      await logIn(officer, 'caseworker', product.caseworker)
      const times = await measure(officer)
      const bare = median(times.bare)
      console.log(`A case by its address: ${bare.toFixed(0)} ms until its heading is painted.`)
      const isWithin = report([
        {
          name: 'list to case over its bare load',
          value: median(times.fromList) / bare,
          limit: limits.fromList,
          unit: '×',
        },
        { name: 'next case over its bare load', value: median(times.next) / bare, limit: limits.next, unit: '×' },
      ])
      return isWithin ? 0 : 1
    })
  } finally {
    await product.stop()
  }
}
