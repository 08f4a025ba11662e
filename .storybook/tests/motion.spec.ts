import { expect, test } from '@playwright/test'

/** Hover and press take 120 ms, opening takes 200 ms; with reduced motion every change is immediate. */
for (const { motion, takes } of [
  { motion: 'no-preference', takes: '0.12s' },
  { motion: 'reduce', takes: '0s' },
] as const) {
  test(`[THM-09] what is pointed at changes its colours in ${takes} with ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion })
    for (const story of ['actions-button--kinds', 'form-switch--states']) {
      await page.goto(`iframe.html?viewMode=story&id=${story}`)
      const part = page
        .locator('#storybook-root')
        .getByRole('button')
        .or(page.getByRole('switch').locator('span'))
        .first()
      await expect(part, story).toBeVisible()
      await expect(part, story).toHaveCSS('transition-duration', takes)
    }
  })
}
