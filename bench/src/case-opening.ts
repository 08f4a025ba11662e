import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'
import { draftAnswers } from '../../e2e/support/answers.ts'
import { createDraft } from '../../e2e/support/drafts.ts'
import { logIn } from '../../e2e/support/log-in.ts'
import { fillLists } from '../../e2e/support/many-applications.ts'
import { startProduct } from '../../e2e/support/product.ts'
import { median, report } from './report.ts'
import { withBrowser } from './speed/in-browser.ts'

const applications = 10_000
const rounds = { warmUps: 2, counted: 12 }
/** Relative to loading the case by its address: from the click in the list, and from the key for the next case. */
const limits = { fromList: 0.3, next: 0.2 }

/** Milliseconds after which whatever a page fetches by itself is there. */
const settled = 1500

/** Milliseconds until the heading of a case is painted, and until what an officer reads first is: answers, and findings beside them. */
interface Opening {
  readonly heading: number
  readonly read: number
}

declare global {
  interface Window {
    /** Waits for another case than that with this heading; counts from the last press, or else from the start of the load. */
    untilCase: (before?: string | null) => Promise<Opening>
    /** The opening that begins with the next press. */
    opening: Promise<Opening>
  }
}

/** Runs in each page before its own scripts. */
function watchCases() {
  const press = { at: 0 }
  for (const name of ['click', 'keydown'])
    document.addEventListener(name, ({ timeStamp }) => Object.assign(press, { at: timeStamp }), { capture: true })
  // The task after an animation frame runs when that frame is painted.
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  const stands = async (isThere: () => boolean) => {
    while (!isThere()) await new Promise(requestAnimationFrame)
    await painted()
    return performance.now() - press.at
  }
  window.untilCase = async (before) => {
    const heading = await stands(() => {
      const text = document.querySelector('main h1')?.textContent
      return text?.startsWith('#') === true && text !== before
    })
    const read = await stands(
      () =>
        document.querySelector('main [id^=seksjon-]') !== null &&
        document.querySelector('main aside :is(h2, h3)') !== null,
    )
    return { heading, read }
  }
}

async function bareLoad(page: Page): Promise<Opening> {
  await page.reload({ waitUntil: 'commit' })
  return page.evaluate(() => window.untilCase())
}

async function untilNextCase(page: Page, press: () => Promise<unknown>): Promise<Opening> {
  await pause(settled)
  await page.evaluate(() => {
    window.opening = window.untilCase(document.querySelector('main h1')?.textContent)
  })
  await press()
  return page.evaluate(() => window.opening)
}

/** [CW-05] A case from the list, the next one, and that one by its address. */
async function measure(page: Page) {
  const times = { fromList: [] as Opening[], next: [] as Opening[], bare: [] as Opening[] }
  await page.addInitScript(watchCases)
  for (let round = 0; round < rounds.warmUps + rounds.counted; round += 1) {
    await page.goto(new URL('/', page.url()).href)
    const row = page.getByRole('link', { name: /^#\d+/ }).nth(round % 5)
    await row.hover()
    const fromList = await untilNextCase(page, () => row.click())
    await page.getByRole('link', { name: 'Neste sak' }).waitFor()
    const next = await untilNextCase(page, () => page.keyboard.press('j'))
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
      const read = (openings: readonly Opening[]) => median(openings.map((one) => one.read))
      const heading = (openings: readonly Opening[]) => median(openings.map((one) => one.heading)).toFixed(0)
      const bare = read(times.bare)
      console.log(`A case by its address: ${bare.toFixed(0)} ms until its answers and findings are painted.`)
      console.log(
        `Its heading: from the list after ${heading(times.fromList)} ms, the next one after ${heading(times.next)} ms.`,
      )
      const isWithin = report([
        {
          name: 'list to case over its bare load',
          value: read(times.fromList) / bare,
          limit: limits.fromList,
          unit: '×',
        },
        { name: 'next case over its bare load', value: read(times.next) / bare, limit: limits.next, unit: '×' },
      ])
      return isWithin ? 0 : 1
    })
  } finally {
    await product.stop()
  }
}
