import type { Browser, Page } from 'playwright'
import { median } from '../report.ts'
import { mainThread } from './main-thread.ts'

/** A page that draws tables (see pages/contract.ts). */
export interface Contender {
  readonly name: string
  readonly address: string
}

/** Processor time of the main thread in milliseconds, and how many elements a mount made. */
export interface TableTimes {
  /** In a page that has drawn such tables before, as an app has when its list is opened. */
  readonly mount: number
  readonly sort: number
  /** The first table of the page: the engine has not compiled a line of it yet. */
  readonly firstMount: number
  readonly nodes: number
}

type Times = ReadonlyMap<string, readonly TableTimes[]>

const warmUps = 8
const rounds = 12

async function open(browser: Browser, { name, address }: Contender, count: number) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(address)
  await page.waitForFunction(() => 'tablePage' in window)
  const { cost } = await mainThread(page)
  const mount = () => page.evaluate((rows) => window.tablePage.mount(rows), count)
  const firstMount = await cost(mount)
  await first(page)
  const nodes = await page.evaluate(() => document.querySelectorAll('#stage *').length)
  return {
    name,
    close: () => page.close(),
    async round(): Promise<TableTimes> {
      await page.evaluate(() => window.tablePage.unmount())
      const mounted = await cost(mount)
      const before = await first(page)
      const sorted = await cost(() => page.evaluate(() => window.tablePage.sort()))
      // A page that cannot sort shows the same row; its time would be the time of nothing.
      return { mount: mounted, sort: before === (await first(page)) ? Number.NaN : sorted, firstMount, nodes }
    },
  }
}

/** Waits until a row is there: some tables draw theirs after the mount. */
const first = async (page: Page) => {
  const text = await page.waitForFunction(() => window.tablePage.first() || null, undefined, { timeout: 20_000 })
  return text.jsonValue()
}

type OpenPage = Awaited<ReturnType<typeof open>>

/** One run over pages that are open, round by round; what the first rounds took is not kept. */
async function measureRounds(pages: readonly OpenPage[], keep: (name: string, measured: TableTimes) => void) {
  for (let round = 0; round < warmUps + rounds; round += 1) {
    // There and back: nobody always comes after the same neighbour, or first when the machine has rested.
    for (const page of round % 2 === 0 ? pages : pages.toReversed()) {
      const measured = await page.round()
      if (round >= warmUps) keep(page.name, measured)
    }
  }
}

/**
 * All contenders in turn, round by round and a table at a time, so that a slow moment of the machine meets them all.
 * Each run begins with fresh pages.
 */
export async function measureTables(browser: Browser, contenders: readonly Contender[], count: number, runs: number) {
  const times = new Map<string, TableTimes[]>(contenders.map(({ name }) => [name, []]))
  for (let run = 0; run < runs; run += 1) {
    const pages: OpenPage[] = []
    for (const contender of contenders) pages.push(await open(browser, contender, count))
    await measureRounds(pages, (name, measured) => times.get(name)?.push(measured))
    for (const page of pages) await page.close()
  }
  return times
}

/** The median of one contender's figure over another's, round by round. */
export function ratio(times: Times, [name, floor]: readonly [string, string], key: keyof TableTimes): number {
  const floors = times.get(floor) ?? []
  return median((times.get(name) ?? []).map((run, index) => run[key] / (floors[index]?.[key] ?? Number.NaN)))
}

/** The median of one figure. */
export const middle = (times: Times, name: string, key: keyof TableTimes) =>
  median((times.get(name) ?? []).map((run) => run[key]))
