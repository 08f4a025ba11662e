import type { Page } from '@playwright/test'

/** One way in which a story is looked at: both themes, forced colours, and 320 px wide (1.4.10). */
export type Look = 'light' | 'dark' | 'forced-colors' | 'narrow'

export const wide = { width: 1280, height: 800 }
export const narrow = { width: 320, height: 800 }

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

/** The window and the theme of a look. */
export async function dress(page: Page, look: Look): Promise<void> {
  await page.emulateMedia({ forcedColors: look === 'forced-colors' ? 'active' : 'none' })
  await page.setViewportSize(look === 'narrow' ? narrow : wide)
  await page.evaluate(
    (scheme) => {
      document.documentElement.dataset.colorScheme = scheme
    },
    look === 'dark' ? 'dark' : 'light',
  )
}

/** Puts the story, as its play function left it, into a look. */
export async function enter(page: Page, look: Look): Promise<void> {
  await dress(page, look)
  await settle(page)
}
