import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'
import { processorTime } from './main-thread.ts'

/** What a change of step took, in milliseconds. */
interface StepChange {
  /** From the press until the heading of the other step is painted; wall time. */
  readonly toHeading: number
  /** Processor time of the page's main thread in that time. */
  readonly processor: number
}

declare global {
  interface Window {
    /** Milliseconds from the last press to the painted heading of another page, when it is there. */
    stepChange: Promise<number>
  }
}

/** By now saving and what is fetched ahead are over. */
const settled = 1500

/** Notes how long the next press takes until there is another heading. */
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
        // The task after a frame's callbacks comes when that frame is painted.
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - press.at)))
      })
      observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    })
  })

/** Milliseconds from a press or a key until the heading of another page is painted. */
export async function untilHeading(page: Page, press: () => Promise<unknown>): Promise<number> {
  await pause(settled)
  await listen(page)
  await press()
  return page.evaluate(() => window.stepChange)
}

/** Each of the steps in turn, pressed in the rail; with nothing of the harness's own between the press and the heading. */
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
