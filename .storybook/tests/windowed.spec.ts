import { expect, test } from '@playwright/test'

test('the rows of a window fill it, whatever their height: also where a row is lower than was said', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(
    `http://127.0.0.1:${process.env.STORIES_PORT}/iframe.html?viewMode=story&id=case-applicationtable--ten-thousand&globals=density:sm`,
  )
  const region = page.locator('.eks-table-scroll')
  await expect(region).toBeVisible({ timeout: 30_000 })
  const empty = () =>
    region.evaluate((element) => {
      const rows = [...element.querySelectorAll('tr[data-row]')].map((row) => row.getBoundingClientRect().bottom)
      return element.getBoundingClientRect().bottom - Math.max(...rows)
    })
  await expect.poll(empty).toBeLessThanOrEqual(1)
  await region.evaluate((element) => element.scrollTo({ top: 4000 }))
  await expect.poll(empty).toBeLessThanOrEqual(1)
})
