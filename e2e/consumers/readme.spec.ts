import { expect, type Page, test } from '@playwright/test'

/** Errors of scripts and of React; that the app has no icon of its own is not README's matter. */
function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(error.message))
  page.on('console', (message) => {
    const isIcon = message.location().url.endsWith('/favicon.ico')
    if (['error', 'warning'].includes(message.type()) && !isIcon) heard.push(message.text())
  })
  return heard
}

const ground = (page: Page) => page.locator('html').evaluate((html) => getComputedStyle(html).colorScheme)
const toggle = (page: Page) => page.getByRole('button', { name: 'Mørkt tema' })

/** Opens a page and waits until React has taken over what the server drew: no button of any app hears a press before. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect
    .poll(() => toggle(page).evaluate((button) => Object.keys(button).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
  // What React draws over has its properties a moment before it hears: it does when the page has come to rest.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
}

/** The README's examples, which scripts/lib/consumers.ts writes into the Next.js app unchanged. */
test.describe('what README says, in an empty Next.js app', () => {
  test('the theme in a cookie: a press changes the page at once, and the server knows it next time', async ({
    page,
  }) => {
    const heard = complaints(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, '/recipes')
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false')
    await toggle(page).click()
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
    expect(await ground(page)).toBe('dark')

    const answer = await page.request.get('/recipes')
    expect(await answer.text()).toContain('data-color-scheme="dark"')
    await page.reload()
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
    await toggle(page).click()
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light')
    expect(heard).toEqual([])
  })

  test('the theme in the browser: a press changes the page at once, and it is still there after a reload', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, '/recipes/stored')
    await toggle(page).click()
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
    await page.reload()
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('main div')).toHaveAttribute('data-size', 'sm')
  })

  test('table, fields and languages are drawn and work', async ({ page }) => {
    const heard = complaints(page)
    await page.goto('/recipes', { waitUntil: 'networkidle' })
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
    const date = page.getByRole('textbox', { name: 'Avgangsdato' })
    await date.fill('24.11.2026')
    await page.getByRole('checkbox', { name: 'Papir' }).check()
    await expect(date).toHaveValue('24.11.2026')
    await expect(page.getByRole('button', { name: 'Ta bort Japan' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove Brazil' })).toBeVisible()
    expect(heard).toEqual([])
  })
})
