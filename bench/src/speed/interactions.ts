import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'
import { processorTime } from './main-thread.ts'

/** Prepares a round and returns what is measured: only presses and keys, no scripts of the harness. */
export type Interaction = (round: number) => Promise<() => Promise<void>>

/** Times of interactions in milliseconds. */
export interface InteractionTimes {
  /** Main-thread CPU time of each one, including the frames and short timers after it. */
  readonly processor: readonly number[]
  /** Wall time of each one from its longest event to the next paint, as the browser measures it. */
  readonly toPaint: readonly number[]
}

declare global {
  interface Window {
    /** The duration of each interaction's longest event, by interaction id. */
    interactionTimes: Map<number, number>
  }
}

/** The browser reports nothing shorter; this is its lowest threshold. */
const minReportedMs = 16
/** Lets the engine compile the code, as in a page that is used all day. */
const warmUps = 8
/** Milliseconds after which the frame is painted and the input stored, but before a pause in typing counts. */
const settled = 110
/** Milliseconds after a key between which the form does its follow-up work. */
const rests = { from: 230, to: 1200 }
/** Milliseconds after which nothing is left to do after a key, except saving. */
export const calm = rests.to + 50
/** Gives up on a machine that never keeps the pace. */
const maxTries = 6

/** Collects the events that belong to an interaction, as INP does: mere pointer movement does not count. */
const listen = (page: Page) =>
  page.evaluate((durationThreshold) => {
    const times = new Map<number, number>()
    window.interactionTimes = times
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const id = 'interactionId' in entry ? Number(entry.interactionId) : 0
        if (id > 0) times.set(id, Math.max(entry.duration, times.get(id) ?? 0))
      }
      // The DOM types lack durationThreshold.
    }).observe(Object.assign({ type: 'event', buffered: false }, { durationThreshold }))
  }, minReportedMs)

/**
 * Measures interactions one after another at a typing pace. A round in which the machine was so slow that the follow-up
 * work fell into it does not measure a key, and is repeated.
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
