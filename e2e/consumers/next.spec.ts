import { expect, test } from '@playwright/test'
import { complaints } from './complaints.ts'
import { use } from './use.ts'

test.describe('an empty Next.js app', () => {
  test('is drawn by the server: rows, badge and field stand in the page before any script', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto('/')
    await expect(page.locator('.eks-status-badge')).toContainText('UTSTEDT')
    await expect(page.getByRole('row')).toHaveCount(3)
    await expect(page.getByLabel('Hentedato')).toHaveValue('20.11.2026')
    await expect(page.locator('.eks-card')).toHaveCSS('border-top-width', '1px')
    await page.close()
  })

  test('wakes up without a complaint and works', async ({ page }) => {
    const heard = complaints(page)
    await page.goto('/')
    await use(page)
    expect(heard).toEqual([])
  })
})

test('a product of another trade is drawn by Next.js on the server, in the language of its reader', async ({
  browser,
  baseURL,
}) => {
  for (const [language, range] of [
    ['nb', '1-10 av 38 fiskekort'],
    ['en', '1-10 of 38 licences'],
  ] as const) {
    const context = await browser.newContext({ javaScriptEnabled: false })
    await context.addCookies([{ name: 'language', value: language, url: baseURL }])
    const page = await context.newPage()
    await page.goto('/licences?sort=quota.desc')
    await expect(page.getByRole('main').getByText(range)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('rowheader')).toHaveCount(11)
    await context.close()
  }
})
