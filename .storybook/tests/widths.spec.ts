import { expect, type Page, test } from '@playwright/test'
import { brokenWords } from './broken-words.ts'

const story = 'iframe.html?viewMode=story&id=data-datatable--without-sizes'
const windowed = 'iframe.html?viewMode=story&id=data-datatable--windowed-without-sizes'

/** How wide each column is, by its heading. */
const widths = (page: Page) =>
  page
    .locator('thead th')
    .evaluateAll((heads) =>
      Object.fromEntries(
        heads.map((head) => [head.textContent?.trim() ?? '', Math.round(head.getBoundingClientRect().width)]),
      ),
    )

for (const width of [800, 1280, 1920])
  test(`[LIB-04] columns without a size are as wide as what stands in them, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto(story)
    await expect(page.getByRole('table')).toBeVisible()
    expect(await brokenWords(page)).toEqual([])
    const region = page.locator('.eks-table-scroll')
    expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
    const found = await widths(page)
    expect(found.Antall).toBe(90)
    expect(found.Dyreart).toBeLessThan(found.Formål ?? 0)
  })

test('[TBL-08] a card whose title is a sentence is no wider than its window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(story)
  const title = page.locator('[data-card="title"] .eks-table-ref').first()
  await title.evaluate((element) => {
    element.textContent = 'Påminnelse om et spørsmål, etter at det ble stilt til eksportøren'
  })
  const region = page.locator('.eks-table-scroll')
  expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
})

test('[LIB-04] in a windowed table the rows that are drawn first decide, and later ones move nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto(windowed)
  const region = page.locator('.eks-table-scroll')
  await expect(region).toBeVisible()
  expect(await brokenWords(page)).toEqual([])
  const atFirst = await widths(page)
  expect(atFirst.Antall).toBe(90)
  expect(atFirst.Dyreart).toBeLessThan(atFirst['Saksbehandlende kontor'] ?? 0)
  await region.evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
  await expect(page.getByText('V-2026-000400')).toBeInViewport()
  expect(await widths(page)).toEqual(atFirst)
})

test('[LIB-04] columns of a windowed table give way with the window, as far as their words let them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto(windowed)
  await expect(page.locator('.eks-table-scroll')).toBeVisible()
  await page.setViewportSize({ width: 800, height: 700 })
  const overflow = () =>
    page.locator('.eks-table-scroll').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
})
