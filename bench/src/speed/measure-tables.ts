import type { Browser, Page } from 'playwright'
import { median } from '../report.ts'
import { mainThread } from './main-thread.ts'

/** A page that draws tables (see pages/contract.ts). */
export interface Contender {
  readonly name: string
  readonly address: string
}

/** Main-thread CPU time in milliseconds, and the number of elements of a mount. */
export interface TableTimes {
  /** In a page that has rendered such tables before, as an app has when its list is opened. */
  readonly mount: number
  readonly sort: number
  /** The first table of the page, with nothing compiled yet. */
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
      // A page that cannot sort shows the same row; its time would mean nothing.
      return { mount: mounted, sort: before === (await first(page)) ? Number.NaN : sorted, firstMount, nodes }
    },
  }
}

/** Waits for the first row: some tables render after the mount. */
const first = async (page: Page) => {
  const text = await page.waitForFunction(() => window.tablePage.first() || null, undefined, { timeout: 20_000 })
  return text.jsonValue()
}

type OpenPage = Awaited<ReturnType<typeof open>>

/** One run over open pages, round by round; the first rounds are discarded. */
async function measureRounds(pages: readonly OpenPage[], keep: (name: string, measured: TableTimes) => void) {
  for (let round = 0; round < warmUps + rounds; round += 1) {
    // In alternating order, so that no page always follows the same one or starts first.
    for (const page of round % 2 === 0 ? pages : pages.toReversed()) {
      const measured = await page.round()
      if (round >= warmUps) keep(page.name, measured)
    }
  }
}

/**
 * Measures all contenders in turn, round by round and one table at a time, so that a slow moment of the machine affects
 * them all. Each run uses new pages.
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

/** The median ratio of two contenders' figures, round by round. */
export function ratio(times: Times, [name, floor]: readonly [string, string], key: keyof TableTimes): number {
  const floors = times.get(floor) ?? []
  return median((times.get(name) ?? []).map((run, index) => run[key] / (floors[index]?.[key] ?? Number.NaN)))
}

/** The median of a figure. */
export const middle = (times: Times, name: string, key: keyof TableTimes) =>
  median((times.get(name) ?? []).map((run) => run[key]))
