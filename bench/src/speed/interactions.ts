import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'
import { processorTime } from './main-thread.ts'

/** Makes ready for one round and answers what is measured: presses and keys alone, none of the harness's own scripts. */
export type Interaction = (round: number) => Promise<() => Promise<void>>

/** What one interaction took, in milliseconds. */
interface InteractionTime {
  /** From its longest event to the next paint, as the browser itself measures it; wall time. */
  readonly toPaint: number
  /** Processor time of the page's main thread, until the frames after it are drawn. */
  readonly processor: number
}

declare global {
  interface Window {
    interactionTimes: number[]
  }
}

/** What the browser does not report at all took less than this: it is the least threshold there is. */
const minReportedMs = 16
/** The engine compiles what is used often; people use these all day. */
const warmUps = 8
/** By now the frame is drawn and its entry is there, and the hand has not rested: a form follows later. */
const settled = 100

/** Collects the events that belong to an interaction, as INP does: a pointer that only passes by is none. */
const listen = (page: Page) =>
  page.evaluate((durationThreshold) => {
    window.interactionTimes = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('interactionId' in entry && entry.interactionId) window.interactionTimes.push(entry.duration)
      }
      // durationThreshold is not yet in the types of the DOM.
    }).observe(Object.assign({ type: 'event', buffered: false }, { durationThreshold }))
  }, minReportedMs)

/** Measures interactions in a page, one after another with rest between them. */
export async function interactions(page: Page) {
  await listen(page)
  const now = await processorTime(page)
  const once = async (act: () => Promise<void>): Promise<InteractionTime> => {
    await page.evaluate(() => {
      window.interactionTimes = []
    })
    await pause(settled)
    const before = await now()
    await act()
    await pause(settled)
    const processor = (await now()) - before
    const toPaint = await page.evaluate((minMs) => Math.max(minMs, ...window.interactionTimes), minReportedMs)
    return { toPaint, processor }
  }
  return async (act: Interaction, times: number): Promise<readonly InteractionTime[]> => {
    const all: InteractionTime[] = []
    for (let round = 0; round < warmUps + times; round += 1) {
      const measured = await once(await act(round))
      if (round >= warmUps) all.push(measured)
    }
    return all
  }
}
