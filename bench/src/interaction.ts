import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from 'playwright'
import { type Figure, median, quantile } from './report.ts'
import { measurePages, ownPages } from './speed/in-browser.ts'
import { type Interaction, interactions } from './speed/interactions.ts'

const times = 40
const limit = 50

const percentile95 = (values: readonly number[]) => quantile(values, 0.95)

/** A press on the middle of an element; where that is, is asked before and not while the clock runs. */
async function press(page: Page, target: Locator): Promise<() => Promise<void>> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`Nothing to press: ${target}`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  return async () => {
    await page.mouse.down()
    await pause(40)
    await page.mouse.up()
  }
}

/** Presses several in turn. */
const pressInTurn = (page: Page, several: Locator, count: number) => (round: number) =>
  press(page, several.nth(round % count))

const words = ['fjo', 'nor', 'tes', 'alf', 'sor']

/** Letter by letter; each fourth time the whole text is emptied, as one who begins anew does. */
const typeWords = (page: Page, search: Locator) => async (round: number) => {
  if (round === 0) await search.click()
  const letter = words[Math.floor(round / 4) % words.length]?.[round % 4]
  if (letter === undefined) await page.keyboard.press('ControlOrMeta+A')
  return () => page.keyboard.press(letter ?? 'Delete')
}

/** On and back again: the picker ends after three months. */
const turnMonths = (page: Page, pickup: Locator) => (round: number) =>
  press(page, pickup.getByRole('button', { name: round % 2 === 0 ? 'Neste måned' : 'Forrige måned' }))

const openAndClose = (page: Page, button: Locator) => async () => {
  await page.keyboard.press('Escape')
  return press(page, button)
}

interface Scene {
  readonly name: string
  /** Stands at the top of the window, so that what changes is seen: what is out of sight is not painted. */
  readonly inSight: Locator
  readonly act: Interaction
}

function scenesOf(page: Page): readonly Scene[] {
  const table = page.locator('.eks-application-table')
  const panel = page.locator('.eks-filter-panel')
  const boxes = panel.getByRole('checkbox', { name: /Innsendt|Utstedt/ })
  const pickup = page.locator('.eks-pickup')
  const date = page.locator('.eks-date-picker')
  const search = page.getByRole('combobox', { name: 'Land', exact: true })
  const wizard = page.locator('.eks-wizard')
  const slots = pickup.locator('label:has(input:enabled)')
  return [
    { name: 'sort 30 rows', inSight: table, act: pressInTurn(page, table.locator('thead button'), 1) },
    { name: 'toggle a filter', inSight: table, act: pressInTurn(page, boxes, 2) },
    { name: 'choose a pickup time', inSight: pickup, act: pressInTurn(page, slots, 4) },
    { name: 'turn the month', inSight: pickup, act: turnMonths(page, pickup) },
    { name: 'open a calendar', inSight: date, act: openAndClose(page, date.getByRole('button')) },
    { name: 'type in a list of 250', inSight: search, act: typeWords(page, search) },
    // Last: the second page has dates of its own.
    { name: 'change the step', inSight: wizard, act: pressInTurn(page, wizard.locator('.eks-wizard-steps a'), 1) },
  ]
}

async function measure(page: Page): Promise<readonly Figure[]> {
  const timed = await interactions(page)
  const figures: Figure[] = []
  for (const { name, inSight, act } of scenesOf(page)) {
    await inSight.evaluate((element) => element.scrollIntoView({ block: 'start' }))
    const measured = await timed(act, times)
    const processor = measured.map((one) => one.processor)
    const [middle, high] = [median(processor).toFixed(1), percentile95(processor).toFixed(1)]
    figures.push({
      name: `${name}, event to paint, 95th percentile of ${times} (main thread busy ${middle} ms in the middle, ${high} ms at the 95th)`,
      value: percentile95(measured.map((one) => one.toPaint)),
      limit,
      unit: 'ms',
    })
    await page.keyboard.press('Escape')
  }
  return figures
}

if (import.meta.main) {
  await measurePages({ own: ownPages('interaction') }, async (browser, origin) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } })
    await page.goto(`${origin}own/interaction.html`)
    await page.locator('.eks-application-table').waitFor()
    console.log('Event to paint is wall time by Event Timing, the longest event of an interaction, in steps of 8 ms.')
    console.log(
      'Busy is processor time of the main thread from the press until its frames are drawn: what is far above',
    )
    console.log('it was waited for, by the press itself, for the next frame or behind other work on this machine.')
    return measure(page)
  })
}
