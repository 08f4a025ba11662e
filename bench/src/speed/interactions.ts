import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'
import { processorTime } from './main-thread.ts'

/** Makes ready for one round and answers what is measured: presses and keys alone, none of the harness's own scripts. */
export type Interaction = (round: number) => Promise<() => Promise<void>>

/** What interactions took, in milliseconds. */
export interface InteractionTimes {
  /** Each one's processor time of the page's main thread, with the frames and the short timers after it. */
  readonly processor: readonly number[]
  /** From each one's longest event to the next paint, as the browser itself measures it; wall time. */
  readonly toPaint: readonly number[]
}

declare global {
  interface Window {
    /** The longest event of each interaction, by its number. */
    interactionTimes: Map<number, number>
  }
}

/** What the browser does not report at all took less than this: it is the least threshold there is. */
const minReportedMs = 16
/** The engine compiles what is used often; people use these all day. */
const warmUps = 8
/** By now the frame is drawn, and what is typed is kept; the hand has not rested yet. */
const settled = 110
/** Milliseconds between which a form follows a key: earlier the hand has not rested, and later it is done. */
const rests = { from: 230, to: 1200 }
/** By now nothing of a key is left to do, but for saving it. */
export const calm = rests.to + 50
/** A machine that never keeps the pace gives no measure. */
const maxTries = 6

/** Collects the events that belong to an interaction, as INP does: a pointer that only passes by does not count. */
const listen = (page: Page) =>
  page.evaluate((durationThreshold) => {
    const times = new Map<number, number>()
    window.interactionTimes = times
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const id = 'interactionId' in entry ? Number(entry.interactionId) : 0
        if (id > 0) times.set(id, Math.max(entry.duration, times.get(id) ?? 0))
      }
      // durationThreshold is not yet in the types of the DOM.
    }).observe(Object.assign({ type: 'event', buffered: false }, { durationThreshold }))
  }, minReportedMs)

/**
 * Measures interactions one after another, at the pace of somebody who types. A round in which the machine was so late that the
 * form followed in the midst of it is no measure of a key, and is made again.
 */
export async function measureInteractions(page: Page, act: Interaction, times: number): Promise<InteractionTimes> {
  const now = await processorTime(page)
  const processor: number[] = []
  let last = -rests.to
  for (let round = 0; processor.length < times; round += 1) {
    if (round === warmUps) await listen(page)
    if (round > warmUps + maxTries * times) throw new Error('The machine is too busy to measure a key.')
    const once = await act(round)
    const [before, began] = [await now(), performance.now()]
    await once()
    await pause(settled)
    const worked = (await now()) - before
    const rested = began - last
    last = began
    const isClean = (rested < rests.from || rested > rests.to) && performance.now() - began < rests.from
    if (round >= warmUps && isClean) processor.push(worked)
  }
  const reported = await page.evaluate(() => [...window.interactionTimes.values()])
  const unreported = Array.from({ length: Math.max(0, times - reported.length) }, () => minReportedMs)
  return { processor, toPaint: [...reported, ...unreported] }
}
