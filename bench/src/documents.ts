import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { startProduct } from '../../e2e/support/product.ts'
import { type Figure, median, quantile, report } from './report.ts'
import { barePage } from './speed/bare-page.ts'
import { draftOfLines, logInExporter } from './speed/draft-of-lines.ts'
import { withBrowser } from './speed/in-browser.ts'
import { calm, type Interaction, type InteractionTimes, measureInteractions } from './speed/interactions.ts'
import { processorTime } from './speed/main-thread.ts'
import { stepChanges } from './speed/step-changes.ts'

const rounds = { keys: 40, openings: 10, rests: 4, steps: 16 }
/** Milliseconds of main-thread time and until the paint, for the median and the 95th percentile. */
const limits = {
  key: { processor: [8, 8], painted: [16, 24] },
  'key in a list of hundreds': { processor: [24, 48], painted: [24, 48] },
  'opening of a calendar': { processor: [24, 48], painted: [24, 48] },
  'change of step': { processor: [50, 100], painted: [50, 100] },
  'rest after a key, with its save': { processor: [100, 100], painted: [] },
} as const
const names = Object.keys(limits) as readonly (keyof typeof limits)[] // the keys of just these limits
type Measured = Readonly<Record<keyof typeof limits, InteractionTimes>>

/** Lines of the measured drafts. */
const counts = [1, 500] as const
/** How much more an interaction may cost with hundreds of lines than with one. */
const sameness = 1.5
const alike = ['key', 'key in a list of hundreds', 'opening of a calendar'] as const

/** Every page of the form, starting with the lines. */
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

/** Types a weight digit by digit; every fourth key replaces all of it. */
const typeWeight =
  (page: Page): Interaction =>
  async (round) => {
    if (round % 4 === 0) await page.keyboard.press('ControlOrMeta+A')
    return () => page.keyboard.press(String(1 + (round % 9)))
  }

const letters = ['l', 'a', 'n', 'Backspace', 'Backspace', 'Backspace'] as const
const typeName =
  (page: Page): Interaction =>
  async (round) =>
  () =>
    page.keyboard.press(letters[round % letters.length] ?? 'l')

/** Presses the button of a calendar that was closed before. */
const openCalendar =
  (page: Page, name: RegExp): Interaction =>
  async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name }).first().hover()
    await pause(calm)
    return async () => {
      await page.mouse.down()
      await page.mouse.up()
    }
  }

/** Milliseconds after which the draft is saved and the rules have answered. */
const saved = 4000

/** The work that follows a key when the typing pauses. */
async function restAfterKey(page: Page): Promise<InteractionTimes> {
  const now = await processorTime(page)
  const processor: number[] = []
  for (let round = 0; round < rounds.rests; round += 1) {
    await page.keyboard.press(String(1 + round))
    const before = await now()
    await pause(saved)
    processor.push((await now()) - before)
  }
  return { processor, toPaint: [] }
}

interface PageNames {
  readonly weight: string
  readonly list: string
  /** The option chosen in the list. */
  readonly choice: string
  readonly day: RegExp
  readonly steps: readonly string[]
}

/** [EXP-03] All measurements on one page. */
async function measure(page: Page, named: PageNames): Promise<Measured> {
  await page.getByRole('textbox', { name: named.weight }).click()
  const key = await measureInteractions(page, typeWeight(page), rounds.keys)
  const rest = await restAfterKey(page)
  await page.getByRole('combobox', { name: named.list }).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Backspace')
  const inList = await measureInteractions(page, typeName(page), rounds.keys)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(named.choice)
  await page.keyboard.press('Enter')
  const opening = await measureInteractions(page, openCalendar(page, named.day), rounds.openings)
  await page.keyboard.press('Escape')
  const changes = await stepChanges(page, named.steps, rounds.steps)
  return {
    key,
    'key in a list of hundreds': inList,
    'opening of a calendar': opening,
    'change of step': {
      processor: changes.map(({ processor }) => processor),
      toPaint: changes.map(({ toHeading }) => toHeading),
    },
    'rest after a key, with its save': rest,
  }
}

async function measureBare(page: Page): Promise<Measured> {
  await page.setContent(barePage)
  return measure(page, { weight: 'Weight', list: 'Country', choice: 'a', day: /^Choose a date/, steps: ['One', 'Two'] })
}

/** Measures the page of a line in the middle of this many. */
const measureDraft = (portal: string, count: number) => async (page: Page) => {
  await logInExporter(page, portal)
  const reference = await draftOfLines(page, portal, count)
  await page.goto(`${portal}/soeknader/${reference}/varelinjer/${Math.ceil(count / 2)}`)
  return measure(page, { weight: 'Nettovekt', list: 'Fiskeart', choice: 'Laks', day: /dato/i, steps })
}

const parts = [
  ['p50', 0.5],
  ['p95', 0.95],
] as const

function figuresOf(lines: string, measured: Measured, bare: Measured): readonly Figure[] {
  return names.flatMap((name) => {
    const { processor, toPaint } = measured[name]
    const over = median(processor) / median(bare[name].processor)
    console.log(`${lines}, ${name}: ${median(processor).toFixed(1)} ms, ${over.toFixed(1)} × plain html`)
    const figures = (what: string, values: readonly number[], within: readonly number[]) =>
      within.map((limit, index) => {
        const [part, below] = parts[index] ?? parts[0]
        return { name: `${lines}, ${name}, ${what}, ${part}`, value: quantile(values, below), limit, unit: 'ms' }
      })
    return [
      ...figures('main thread', processor, limits[name].processor),
      ...figures('to its paint', toPaint, limits[name].painted),
    ]
  })
}

async function measureAll(browser: Browser, portal: string): Promise<readonly Figure[]> {
  const inPage = async (work: (page: Page) => Promise<Measured>) => {
    const context = await browser.newContext({ locale: 'nb-NO', viewport: { width: 1280, height: 860 } })
    const measured = await work(await context.newPage())
    await context.close()
    return measured
  }
  const bare = await inPage(measureBare)
  const figures: Figure[] = []
  const all: Measured[] = []
  for (const count of counts) {
    const measured = await inPage(measureDraft(portal, count))
    figures.push(...figuresOf(`${count} lines`, measured, bare))
    all.push(measured)
  }
  const [one, many = one] = [all[0], all.at(-1)]
  const middle = (measured: Measured | undefined, name: keyof Measured) => median(measured?.[name].processor ?? [])
  const ratios = alike.map((name) => ({
    name: `${name}, main thread: ${counts.at(-1)} lines over one`,
    value: middle(many, name) / middle(one, name),
    limit: sameness,
    unit: '×',
  }))
  return [...figures, ...ratios]
}

if (import.meta.main) {
  const product = await startProduct({ isEmpty: true })
  try {
    process.exitCode = report(await withBrowser((browser) => measureAll(browser, product.submitter))) ? 0 : 1
  } finally {
    await product.stop()
  }
}
