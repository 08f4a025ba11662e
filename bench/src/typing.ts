import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { startProduct } from '../../e2e/support/product.ts'
import { type Figure, median, quantile, report } from './report.ts'
import { draftOfLines, logInExporter } from './speed/draft-of-lines.ts'
import { withBrowser } from './speed/in-browser.ts'
import { interactions } from './speed/interactions.ts'
import { processorTime } from './speed/main-thread.ts'
import { stepChanges } from './speed/step-changes.ts'

const keys = 40
/** Milliseconds: what a key may cost the main thread, and until it is painted; a step; what follows when the hand rests. */
const limits = { key: [8, 8], paint: [16, 24], step: [50, 100], follows: 100 } as const
/** So much dearer may a key be among hundreds of lines than with a single one. */
const sameness = 1.5
/** Every page of the form, from that of the lines on; each is come to three times. */
const steps = [
  'Henting',
  'Oppsummering',
  'Søknadsinformasjon',
  'Avsender',
  'Mottaker',
  'Siste kontrollmulighet',
  'Transport',
  'Varelinjer',
]
const changes = 3 * steps.length

/** Digit by digit into a weight; each fourth replaces all of it. */
const typeWeight = (page: Page) => async (round: number) => {
  if (round % 4 === 0) await page.keyboard.press('ControlOrMeta+A')
  return () => page.keyboard.press(String(1 + (round % 9)))
}

const figuresOf = (
  name: string,
  values: readonly number[],
  [p50, p95]: readonly [number, number],
): readonly Figure[] => [
  { name: `${name}, p50`, value: median(values), limit: p50, unit: 'ms' },
  { name: `${name}, p95`, value: quantile(values, 0.95), limit: p95, unit: 'ms' },
]

/** By now the form has followed, and the draft is saved. */
const rested = 4000

/** What follows from a key when the hand rests costs the main thread. */
async function costOfFollowing(page: Page): Promise<number> {
  const now = await processorTime(page)
  await page.keyboard.press('1')
  const before = await now()
  await pause(rested)
  return (await now()) - before
}

/** A key in a field of plain html: what the browser and the harness take for themselves. */
async function bareKey(page: Page): Promise<number> {
  await page.setContent('<!doctype html><title>Bare</title><label>Nettovekt <input></label>')
  await page.getByRole('textbox').click()
  return median((await (await interactions(page))(typeWeight(page), keys)).map(({ processor }) => processor))
}

interface Measured {
  readonly figures: readonly Figure[]
  /** Milliseconds of the main thread for one key. */
  readonly key: number
  readonly bare: number
}

/** [EXP-03] One key in a weight in the middle of so many lines, what follows from it, and a step's change from there. */
async function measure(browser: Browser, portal: string, count: number): Promise<Measured> {
  const context = await browser.newContext({ locale: 'nb-NO', viewport: { width: 1280, height: 860 } })
  const bare = await bareKey(await context.newPage())
  const page = await context.newPage()
  await logInExporter(page, portal)
  const reference = await draftOfLines(page, portal, count)
  await page.goto(`${portal}/soeknader/${reference}/varelinjer/${Math.ceil(count / 2)}`)
  await page.getByRole('textbox', { name: 'Nettovekt' }).click()
  const times = await (await interactions(page))(typeWeight(page), keys)
  const follows = await costOfFollowing(page)
  const changed = await stepChanges(page, steps, changes)
  await context.close()
  const [painted, worked] = [times.map(({ toPaint }) => toPaint), times.map(({ processor }) => processor)]
  const figures = [
    ...figuresOf(`${count} lines: from a key to the paint after it`, painted, limits.paint),
    ...figuresOf(`${count} lines: processor time of a key`, worked, limits.key),
    {
      name: `${count} lines: what follows a key when the hand rests`,
      value: follows,
      limit: limits.follows,
      unit: 'ms',
    },
    ...figuresOf(
      `${count} lines: from the press on a step to its heading`,
      changed.map(({ toHeading }) => toHeading),
      limits.step,
    ),
  ]
  return { figures, key: median(worked), bare }
}

if (import.meta.main) {
  const product = await startProduct({ isEmpty: true })
  try {
    const figures = await withBrowser(async (browser) => {
      const one = await measure(browser, product.submitter, 1)
      const many = await measure(browser, product.submitter, 500)
      for (const [name, { key, bare }] of Object.entries({ one, many }))
        console.log(`A key, ${name}: ${key.toFixed(1)} ms, ${(key / bare).toFixed(1)} × one in plain html`)
      const value = many.key / one.key
      return [
        ...one.figures,
        ...many.figures,
        { name: 'a key among 500 lines over one with a single line', value, limit: sameness, unit: '×' },
      ]
    })
    process.exitCode = report(figures) ? 0 : 1
  } finally {
    await product.stop()
  }
}
