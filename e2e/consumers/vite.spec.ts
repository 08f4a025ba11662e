import { expect, type Page, test } from '@playwright/test'
import { complaints } from './complaints.ts'
import { use } from './use.ts'

const style = (page: Page, selector: string, properties: readonly string[]) =>
  page
    .locator(selector)
    .evaluate(
      (element, names) => names.map((name) => getComputedStyle(element).getPropertyValue(name)),
      [...properties],
    )

test.describe('an empty Vite app', () => {
  test('draws and works under a strict policy, with nothing to complain about', async ({ page }) => {
    const heard = complaints(page)
    const answer = await page.goto('/')
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'")
    await use(page)
    expect(heard).toEqual([])
  })

  test('speaks English when it is asked to, and stays as it is while the network is gone', async ({
    page,
    context,
  }) => {
    const heard: string[] = []
    page.on('pageerror', (error) => heard.push(error.message))
    await page.goto('/')
    await expect(page.locator('.eks-status-badge')).toContainText('UTSTEDT')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    const words = page.waitForEvent('requestfailed')
    await page.getByRole('button', { name: 'In English' }).click()
    await words
    await expect(page.locator('.eks-status-badge')).toContainText('UTSTEDT')
    await context.setOffline(false)
    await expect(page.locator('.eks-status-badge')).toContainText('Issued')
    await page.getByRole('button', { name: 'Åpne', exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible()
    expect(heard).toEqual([])
  })

  test("leaves the page's own elements alone, and lets the page's rule win on ours", async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('.eks-status-badge')).toBeVisible()
    const theirs = await style(page, '#theirs', ['padding', 'background-color', 'border-top-style', 'border-radius'])
    expect(theirs).toEqual(['3px 9px', 'rgb(255, 240, 200)', 'dotted', '0px'])
    expect(await style(page, 'h1', ['margin', 'font-size', 'font-weight'])).toEqual(['7px', '31px', '700'])
    expect(await style(page, '#text', ['margin-top', 'font-family'])).toEqual(['16px', 'serif'])
    expect(await style(page, '#text a', ['text-decoration-line', 'cursor'])).toEqual(['underline', 'pointer'])
    expect(await style(page, '#list td', ['padding', 'border-collapse'])).toEqual(['5px', 'separate'])
    expect(await style(page, 'body', ['margin', 'color'])).toEqual(['12px', 'rgb(20, 20, 120)'])
    const box = page.getByRole('button', { name: 'Åpne', exact: true })
    await expect(box).toHaveCSS('padding-left', '41px')
    await expect(box).toHaveCSS('border-top-width', '1px')
  })

  test('rules of the page for bare elements stay outside of ours when their layer is named first', async ({ page }) => {
    await page.goto('/')
    const properties = ['min-height', 'color']
    expect(await style(page, '#theirs', properties)).toEqual(['61px', 'rgb(255, 255, 0)'])
    const ours = page.getByRole('button', { name: 'Åpne', exact: true })
    await expect(ours).toBeVisible()
    await expect(ours).not.toHaveCSS('min-height', '61px')
    for (const [property, value] of [
      ['color', 'rgb(255, 255, 0)'],
      ['background-color', 'rgb(220, 20, 60)'],
      ['padding-top', '31px'],
    ] as const)
      await expect(ours).not.toHaveCSS(property, value)
    await expect(page.locator('#list td')).toHaveCSS('border-top-width', '5px')
    await expect(page.getByRole('columnheader').first()).not.toHaveCSS('border-top-width', '5px')
  })
})
