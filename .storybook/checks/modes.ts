import type { Page } from 'playwright'

export const modes = ['light', 'dark', 'forced-colors', 'narrow'] as const

/** One way in which every story is looked at: both themes, forced colours, and 320 px wide (1.4.10). */
export type Mode = (typeof modes)[number]

const wide = { width: 1280, height: 800 }
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

/** Puts the story, as its play function left it, into a mode. */
export async function enter(page: Page, mode: Mode): Promise<void> {
  await page.emulateMedia({ forcedColors: mode === 'forced-colors' ? 'active' : 'none' })
  await page.setViewportSize(mode === 'narrow' ? narrow : wide)
  await page.evaluate(
    (scheme) => {
      document.documentElement.dataset.colorScheme = scheme
    },
    mode === 'dark' ? 'dark' : 'light',
  )
  await settle(page)
}

/** The next story starts as the first one did. */
export async function leave(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'none' })
  await page.setViewportSize(wide)
  await page.evaluate(() => {
    document.documentElement.dataset.colorScheme = 'light'
  })
}
