import type { Browser, Page } from 'playwright'
import { startProduct } from '../../e2e/support/product.ts'
import { type Figure, median, quantile, report } from './report.ts'
import { draftOfLines, logInExporter } from './speed/draft-of-lines.ts'
import { withBrowser } from './speed/in-browser.ts'
import { interactions } from './speed/interactions.ts'
import { stepChanges } from './speed/step-changes.ts'

const limit = 50
const keys = 40
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

const figuresOf = (name: string, values: readonly number[]): readonly Figure[] => [
  { name: `${name}, p50`, value: median(values), limit, unit: 'ms' },
  { name: `${name}, p95`, value: quantile(values, 0.95), limit, unit: 'ms' },
]

/** [EXP-03] One key in a weight in the middle of so many lines, and a step's change from there. */
async function measure(browser: Browser, portal: string, count: number): Promise<readonly Figure[]> {
  const context = await browser.newContext({ locale: 'nb-NO', viewport: { width: 1280, height: 860 } })
  const page = await context.newPage()
  await logInExporter(page, portal)
  const reference = await draftOfLines(page, portal, count)
  await page.goto(`${portal}/soeknader/${reference}/varelinjer/${count / 2}`)
  await page.getByRole('textbox', { name: 'Nettovekt' }).click()
  const times = await (await interactions(page))(typeWeight(page), keys)
  const changed = await stepChanges(page, steps, changes)
  await context.close()
  return [
    ...figuresOf(
      `${count} lines: from a key to the paint after it`,
      times.map(({ toPaint }) => toPaint),
    ),
    ...figuresOf(
      `${count} lines: processor time of a key`,
      times.map(({ processor }) => processor),
    ),
    ...figuresOf(
      `${count} lines: from the press on a step to its heading`,
      changed.map(({ toHeading }) => toHeading),
    ),
    ...figuresOf(
      `${count} lines: processor time of a step's change`,
      changed.map(({ processor }) => processor),
    ),
  ]
}

if (import.meta.main) {
  const product = await startProduct({ isEmpty: true })
  try {
    const figures = await withBrowser(async (browser) => [
      ...(await measure(browser, product.submitter, 200)),
      ...(await measure(browser, product.submitter, 500)),
    ])
    process.exitCode = report(figures) ? 0 : 1
  } finally {
    await product.stop()
  }
}
