import { expect, type Locator, test } from '@playwright/test'

const middleOf = async (part: Locator) => {
  const box = await part.boundingBox()
  return box ? box.y + box.height / 2 : Number.NaN
}

for (const story of ['messages-alert--tones', 'messages-alert--dense']) {
  for (const width of [360, 1280]) {
    test(`the cross of an alert is level with its sign: ${story} at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 740 })
      await page.goto(`iframe.html?viewMode=story&id=${story}`)
      const alert = page.locator('.eks-alert', { has: page.getByRole('button', { name: 'Lukk' }) }).first()
      await expect(alert).toBeVisible()
      const cross = await middleOf(alert.getByRole('button', { name: 'Lukk' }))
      expect(Math.abs(cross - (await middleOf(alert.getByRole('img').first())))).toBeLessThanOrEqual(0.5)
    })
  }
}
