import { expect, type Page, test } from '@playwright/test'
import { brokenWords } from './broken-words.ts'

const story = 'iframe.html?viewMode=story&id=data-datatable--without-sizes'

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
