import type { Page } from '@playwright/test'

export const looks = ['light', 'dark', 'forced-colors', 'narrow'] as const

/** One way in which a story is looked at: both themes, forced colours, and 320 px wide (1.4.10). */
export type Look = (typeof looks)[number]

export const wide = { width: 1280, height: 800 }
const narrow = { width: 320, height: 800 }

/** Two frames: what listens to sizes has moved, and it is painted. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await frame()
    await frame()
  })

const forced = new WeakSet<Page>()

/** Width and colours of the window; each costs a layout of its own, so only what differs is asked for. */
async function frame(page: Page, look: Look): Promise<void> {
  const isForced = look === 'forced-colors'
  if (isForced !== forced.has(page)) {
    await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' })
    if (isForced) forced.add(page)
    else forced.delete(page)
  }
  const size = look === 'narrow' ? narrow : wide
  if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size)
}

const paint = (page: Page, scheme: 'light' | 'dark') =>
  page.evaluate((name) => {
    document.documentElement.dataset.colorScheme = name
  }, scheme)

/** Puts the story, as its play function left it, into a look. */
export async function enter(page: Page, look: Look): Promise<void> {
  await frame(page, look)
  await paint(page, look === 'dark' ? 'dark' : 'light')
  await settle(page)
}

/** The next story starts as the first one did. */
export async function leave(page: Page): Promise<void> {
  await frame(page, 'light')
  await paint(page, 'light')
}
