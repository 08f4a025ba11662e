import type { Page } from '@playwright/test'

/** A story is shown whole; a sheet, which is a WebP, can be no higher than 16 383 px, its captions with it. */
const tallest = 16_000

/** The story and all that floats above it: its own box with its margins, and each overlay that is in sight, its own too. */
const crop = (page: Page) =>
  page.evaluate((limit) => {
    const root = document.getElementById('storybook-root')
    const fixed = [...(root?.querySelectorAll('*') ?? [])].filter(
      (element) => getComputedStyle(element).position === 'fixed',
    )
    const overlays = [...document.body.children].filter((element) => element !== root)
    const boxes = [root, ...fixed, ...overlays.flatMap((element) => [element, ...element.querySelectorAll('*')])]
      .filter((element) => element !== null)
      .filter((element) => !element.closest('.eks-announcer, script, style, noscript, [hidden]'))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 2 && height > 2)
    const bottom = Math.max(40, ...boxes.map((box) => box.bottom + window.scrollY))
    const width = document.documentElement.clientWidth
    return { x: 0, y: 0, width, height: Math.ceil(Math.min(bottom, limit)) }
  }, tallest)

const take = async (page: Page) =>
  page.screenshot({ clip: await crop(page), fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' })

const restMs = 150
const patience = 20

/** The picture of what is on the page: at once if it is the expected one, otherwise when nothing moves any more. */
export async function shoot(page: Page, isExpected: (shot: Buffer) => boolean): Promise<Buffer> {
  let shot = await take(page)
  for (let attempt = 0; attempt < patience && !isExpected(shot); attempt += 1) {
    await page.waitForTimeout(restMs)
    const next = await take(page)
    const isStill = next.equals(shot)
    shot = next
    if (isStill) break
  }
  return shot
}
