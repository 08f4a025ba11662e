import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { report } from './report.ts'
import { buildPages } from './speed/build-pages.ts'
import { serveFolder } from './speed/serve-folder.ts'

const times = 40
const limit = 50
/** What the browser does not report at all took less than a frame. */
const frame = 16

declare global {
  interface Window {
    slowEvents: number[]
  }
}

/** Collects from the input event to the next paint, as the browser itself measures it (Event Timing). */
const listen = (page: Page) =>
  page.evaluate(() => {
    window.slowEvents = []
    // durationThreshold is not yet in the types of the DOM; 16 ms is the least that browsers report.
    const options: PerformanceObserverInit = Object.assign(
      { type: 'event', buffered: false },
      { durationThreshold: 16 },
    )
    new PerformanceObserver((list) => {
      window.slowEvents.push(...list.getEntries().map((entry) => entry.duration))
    }).observe(options)
  })

async function timed(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.slowEvents = []
  })
  await act()
  // An entry comes after its paint; two frames and a task later it is there.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60)))),
  )
  return page.evaluate((least) => Math.max(least, ...window.slowEvents), frame)
}

async function percentile95(page: Page, act: (round: number) => Promise<void>): Promise<number> {
  // The engine compiles what is used often; people use these all day.
  for (let round = 0; round < 5; round += 1) await timed(page, () => act(round))
  const all: number[] = []
  for (let round = 0; round < times; round += 1) all.push(await timed(page, () => act(round)))
  return all.toSorted((a, b) => a - b)[Math.floor(times * 0.95)] ?? Number.NaN
}

/** Presses one of several in turn. */
const pressInTurn = (several: Locator, count: number) => (round: number) => several.nth(round % count).click()

if (import.meta.main) {
  const folder = mkdtempSync(join(tmpdir(), 'eksport-bench-'))
  await buildPages(['interaction'], folder)
  const server = await serveFolder(folder)
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } })
    await page.goto(`${server.origin}/interaction.html`)
    await listen(page)
    const table = page.locator('.eks-application-table')
    await table.waitFor()
    const search = page.getByRole('combobox', { name: 'Land' })
    const words = ['fjo', 'nor', 'tes', 'alf', 'sor'] as const
    const typing = async (round: number) => {
      const letters = words[Math.floor(round / 3) % words.length] ?? 'fjo'
      if (round % 3 === 0) await search.fill('')
      await page.keyboard.press(letters[round % 3] ?? 'f')
    }
    const sorting = await percentile95(page, () => table.locator('thead button').first().click())
    const boxes = page.locator('.eks-filter-panel').getByRole('checkbox', { name: /Innsendt|Utstedt/ })
    const filtering = await percentile95(page, pressInTurn(boxes, 2))
    await search.click()
    const searching = await percentile95(page, typing)
    await page.keyboard.press('Escape')
    const slots = page.locator('.eks-pickup label:has(input[type="radio"]:enabled)')
    await slots.first().waitFor()
    const slot = await percentile95(page, pressInTurn(slots, 4))
    const name = (what: string) => `${what}, event to paint, 95th percentile of ${times}`
    const ok = report([
      { name: name('sort 30 rows'), value: sorting, limit, unit: 'ms' },
      { name: name('toggle a filter'), value: filtering, limit, unit: 'ms' },
      { name: name('type in a list of 250'), value: searching, limit, unit: 'ms' },
      { name: name('choose a pickup time'), value: slot, limit, unit: 'ms' },
    ])
    process.exitCode = ok ? 0 : 1
  } finally {
    await browser.close()
    server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
