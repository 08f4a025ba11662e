import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const widths = [1280, 360] as const
const schemes = ['light', 'dark'] as const
const heights = { 1280: 860, 360: 780 } as const

export interface Camera {
  /** The page in both widths and both themes, whole, for looking. */
  readonly take: (page: Page, name: string) => Promise<void>
  /** What is in sight at 1280 px in the light theme, for the README. */
  readonly show: (page: Page, file: string) => Promise<void>
}

const settle = async (page: Page) => {
  await page.evaluate(async () => {
    await document.fonts.ready
    window.scrollTo(0, 0)
  })
  // Tables turn into cards, and toasts come and go, a moment after the width has changed.
  await page.waitForTimeout(250)
}

/** Takes pictures into `folder`, numbered in the order in which they were taken. */
export const makeCamera = (folder: string, log: (line: string) => void): Camera => {
  mkdirSync(folder, { recursive: true })
  let count = 0
  const usual = { width: 1280, height: heights[1280] }
  return {
    take: async (page, name) => {
      count += 1
      const number = String(count).padStart(2, '0')
      for (const width of widths) {
        await page.setViewportSize({ width, height: heights[width] })
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme })
          await settle(page)
          await page.screenshot({ path: join(folder, `${number}-${name}.${width}.${colorScheme}.png`), fullPage: true })
        }
      }
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize(usual)
      log(`${number} ${name}`)
    },
    show: async (page, file) => {
      await page.setViewportSize(usual)
      await page.emulateMedia({ colorScheme: 'light' })
      await settle(page)
      await page.screenshot({ path: file })
      log(file)
    },
  }
}
