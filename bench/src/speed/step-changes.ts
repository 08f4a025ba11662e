import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'
import { processorTime } from './main-thread.ts'

/** Times of a step change in milliseconds. */
interface StepChange {
  /** Wall time from the press until the heading of the next step is painted. */
  readonly toHeading: number
  /** Main-thread CPU time during that. */
  readonly processor: number
}

declare global {
  interface Window {
    /** Milliseconds from the last press until another page's heading is painted. */
    stepChange: Promise<number>
  }
}

/** Milliseconds after which saving and prefetching are over. */
const settled = 1500

/** Measures the time from the next press until there is another heading. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const heading = () => document.querySelector('main h1')?.textContent
    const before = heading()
    const press = { at: 0 }
    for (const name of ['click', 'keydown'])
      document.addEventListener(name, ({ timeStamp }) => Object.assign(press, { at: timeStamp }), {
        once: true,
        capture: true,
      })
    window.stepChange = new Promise((done) => {
      const observer = new MutationObserver(() => {
        if (heading() === before || heading() === undefined) return
        observer.disconnect()
        // The task after an animation frame runs when that frame is painted.
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - press.at)))
      })
      observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    })
  })

/** Milliseconds from a press or key until another page's heading is painted. */
export async function untilHeading(page: Page, press: () => Promise<unknown>): Promise<number> {
  await pause(settled)
  await listen(page)
  await press()
  return page.evaluate(() => window.stepChange)
}

/** Presses each step in the navigation in turn; the harness runs nothing between press and heading. */
export async function stepChanges(page: Page, steps: readonly string[], times: number): Promise<readonly StepChange[]> {
  const now = await processorTime(page)
  const all: StepChange[] = []
  for (let round = 0; round < times; round += 1) {
    const link = page.getByRole('navigation').getByRole('link', { name: steps[round % steps.length] ?? '' })
    await link.hover()
    let before = 0
    const toHeading = await untilHeading(page, async () => {
      before = await now()
      await page.mouse.down()
      await page.mouse.up()
    })
    all.push({ toHeading, processor: (await now()) - before })
  }
  return all
}
