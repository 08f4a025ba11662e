import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright'

/** The phone and the net that Lighthouse measures with. */
const phone = {
  locale: 'nb-NO',
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const slowerProcessor = 4
const net = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }

/** A task that is longer blocks whoever taps meanwhile. */
const patience = 50
/** By now what comes after the page has come too. */
const settled = 6000

/** What a visit is judged by; milliseconds, `shift` as the browser counts layout shifts. */
export interface Visit {
  readonly firstPaint: number
  readonly largestPaint: number
  /** When the page's own heading is painted: what index.html says until then may be larger, and is not what people came for. */
  readonly ownContent: number
  readonly shift: number
  readonly blocked: number
}

interface Seen {
  firstPaint: number
  largestPaint: number
  ownContent: number
  readonly shifts: { at: number; value: number }[]
}

declare global {
  interface Window {
    visitSeen: Seen
  }
}

/** Runs in the page, before its own scripts. */
function watch() {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, ownContent: 0, shifts: [] }
  window.visitSeen = seen
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime
  })
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number')
      seen.shifts.push({ at: entry.startTime, value: entry.value })
  })
  const heading = new MutationObserver(() => {
    if (document.querySelector('main h1') === null) return
    heading.disconnect()
    // The task after a frame's callbacks comes when that frame is painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        seen.ownContent = performance.now()
      }),
    )
  })
  heading.observe(document, { childList: true, subtree: true })
}

/** The worst five seconds: shifts that follow each other within a second count together. */
function worstShift(shifts: Seen['shifts']): number {
  let [worst, sum, first, last] = [0, 0, 0, 0]
  for (const { at, value } of shifts) {
    if (at - last > 1000 || at - first > 5000) {
      sum = 0
      first = at
    }
    sum += value
    last = at
    worst = Math.max(worst, sum)
  }
  return worst
}

interface TraceEvent {
  readonly name: string
  readonly cat: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  /** Of the thread itself: what the neighbours of a shared machine take is not in it. */
  readonly tdur?: number
  readonly args: { readonly data?: { readonly isOutermostMainFrame?: boolean } }
}

/**
 * What long tasks after the first paint would have beyond the patience on that phone. Reckoned from the processor time of a browser that
 * is not slowed down, as Lighthouse does: a slowed one counts the neighbours of a shared machine four times.
 */
function blockedTime(trace: readonly TraceEvent[]): number {
  const painted = trace.findLast(
    ({ name, args }) => name === 'firstContentfulPaint' && args.data?.isOutermostMainFrame !== false,
  )
  if (painted === undefined) throw new Error('The trace has no first paint')
  const beyond = trace
    .filter(
      ({ name, pid, tid, ts }) => name === 'RunTask' && pid === painted.pid && tid === painted.tid && ts > painted.ts,
    )
    .map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * slowerProcessor - patience))
  return beyond.reduce((sum, one) => sum + one, 0)
}

async function onPhonesNet(context: BrowserContext, slower: number): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...net })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return page
}

/** What is seen, and when. */
async function paints(context: BrowserContext, address: string): Promise<Omit<Visit, 'blocked'>> {
  const page = await onPhonesNet(context, slowerProcessor)
  await page.addInitScript(watch)
  await page.goto(address)
  await pause(settled)
  const { shifts, ...seen } = await page.evaluate(() => window.visitSeen)
  await page.close()
  if (seen.ownContent === 0) throw new Error(`${address} has shown nothing of its own`)
  return { ...seen, shift: worstShift(shifts) }
}

/** What is done meanwhile. */
async function work(browser: Browser, context: BrowserContext, address: string): Promise<Pick<Visit, 'blocked'>> {
  const page = await onPhonesNet(context, 1)
  await browser.startTracing(page, { categories: ['toplevel', 'loading', 'disabled-by-default-devtools.timeline'] })
  await page.goto(address)
  await pause(settled)
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
  await page.close()
  return { blocked: blockedTime(traceEvents) }
}

/** Visits an address so many times on a slow phone that has never been there; `prepare` logs in, for one. */
export async function visitOnPhone(
  browser: Browser,
  address: string,
  times: number,
  prepare: (page: Page) => Promise<void> = async () => undefined,
): Promise<readonly Visit[]> {
  const asNew = async <Seen>(look: (context: BrowserContext) => Promise<Seen>): Promise<Seen> => {
    const context = await browser.newContext(phone)
    const page = await context.newPage()
    await prepare(page)
    await page.close()
    const seen = await look(context)
    await context.close()
    return seen
  }
  const visits: Visit[] = []
  for (let time = 0; time < times; time += 1) {
    const painted = await asNew((context) => paints(context, address))
    const worked = await asNew((context) => work(browser, context, address))
    visits.push({ ...painted, ...worked })
  }
  return visits
}
