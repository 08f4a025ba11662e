import { expect, type Locator, type Page, test } from '@playwright/test'

/** Ten thousand dense rows, a few of which are higher than the others; the story scrolls to their end and back. */
async function openRows(page: Page): Promise<Locator> {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('iframe.html?viewMode=story&id=case-applicationtable--ten-thousand&globals=density:sm')
  const region = page.locator('.eks-table-scroll')
  await expect(region).toBeVisible()
  return region
}

/** How much of the window under its rows is empty, in CSS pixels. */
const emptyIn = (region: Locator) => () =>
  region.evaluate((element) => {
    const rows = [...element.querySelectorAll('tr[data-row]')].map((row) => row.getBoundingClientRect().bottom)
    return element.getBoundingClientRect().bottom - Math.max(...rows)
  })

test('the rows of a window fill it, whatever their height: also where a row is lower than was said', async ({
  page,
}) => {
  const region = await openRows(page)
  await expect.poll(emptyIn(region)).toBeLessThanOrEqual(1)
  await region.evaluate((element) => element.scrollTo({ top: 4000 }))
  await expect.poll(emptyIn(region)).toBeLessThanOrEqual(1)
})

test('the end of the rows stays where it is: what is learnt of their height does not move them', async ({ page }) => {
  await page.addInitScript(() => {
    const note = () => document.documentElement.setAttribute('data-scrolled-at', String(performance.now()))
    addEventListener('scroll', note, true)
  })
  const region = await openRows(page)
  const hasComeToRest = () =>
    page.evaluate(() => {
      const at = document.documentElement.getAttribute('data-scrolled-at')
      return at !== null && performance.now() - Number(at) > 500
    })
  // The story scrolls by itself first.
  await expect.poll(hasComeToRest).toBe(true)
  await region.evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
  await expect.poll(hasComeToRest).toBe(true)
  await expect(page.getByRole('link', { name: '#110000' })).toBeInViewport()
  expect(await emptyIn(region)()).toBeLessThanOrEqual(1)
})
