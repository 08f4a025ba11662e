import { expect, type Page, test } from '@playwright/test'

/** 400 % of a window of 1280 × 1024, and a small phone. */
const windows = [
  { width: 320, height: 256 },
  { width: 320, height: 568 },
]

/** Where content scrolls under a part that stays, and where focus goes round in what is higher than the window. */
const stories = [
  'overlays-dialog--large-and-long',
  'form-beforeyoustart--in-a-dialog',
  'applications-filterpanel--sheet',
  'dates-datepicker--calendar',
]

/** What has focus, and whether a person sees anything of it (2.4.11). */
const stop = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return undefined
    const { left, top, width, height } = element.getBoundingClientRect()
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const isSeen = [0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const hit = document.elementFromPoint(left + width * across, top + height * down)
        return [element, ...labels].some((part) => part.contains(hit))
      }),
    )
    const name = element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.id)
    const isVisited = element.dataset.visited !== undefined
    element.dataset.visited = ''
    return { name: `${element.localName} '${name}'`, isSeen, isVisited }
  })

/** Round the story with Tab, and what was focused out of sight. */
async function walk(page: Page): Promise<{ stops: number; hidden: string[] }> {
  const hidden: string[] = []
  for (let stops = 0; stops < 80; stops += 1) {
    await page.keyboard.press('Tab')
    const place = await stop(page)
    if (place && !place.isSeen) hidden.push(place.name)
    if (!place || place.isVisited) return { stops, hidden }
  }
  throw new Error('Tab does not come round.')
}

test('what has focus is in sight in the smallest windows', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const story of stories) {
    for (const size of windows) {
      await page.setViewportSize(size)
      await page.goto(`iframe.html?viewMode=story&id=${story}`)
      await page.locator('body.sb-show-main').waitFor({ timeout: 30_000 })
      await page.waitForFunction(() => document.activeElement !== document.body || document.querySelector('form'))
      const { stops, hidden } = await walk(page)
      expect.soft(stops, story).toBeGreaterThan(1)
      expect.soft(hidden, `${story} at ${size.height} px`).toEqual([])
    }
  }
})

test('receipts leave the title and the cross of a sheet in reach on a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 740 })
  const story = 'messages-toast--beside-buttons'
  await page.goto(`iframe.html?viewMode=story&id=${story}`)
  await expect(page.getByRole('region', { name: 'Varsler (2)' })).toBeVisible()
  const sheet = page.getByRole('dialog')
  for (const part of [sheet.getByRole('heading'), sheet.getByRole('button', { name: 'Lukk' })])
    await part.click({ trial: true, timeout: 30_000 })
})
