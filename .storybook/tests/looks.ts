import type { Page } from '@playwright/test'

/** A way to look at a story: both themes, forced colours, and 320 px wide (1.4.10). */
export type Look = 'light' | 'dark' | 'forced-colors' | 'narrow'

export const wide = { width: 1280, height: 800 }
export const narrow = { width: 320, height: 800 }

/** Waits two frames, so that resize observers have run and the page is painted. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await frame()
    await frame()
  })

/** Sets the window size and the theme of a look. */
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

/** Puts a story into a look, in the state its play function left. */
export async function enter(page: Page, look: Look): Promise<void> {
  await dress(page, look)
  await settle(page)
}
