import { expect, type Page } from '@playwright/test'

/** Sorts, picks a date from the calendar, and opens and closes the dialog. */
export async function use(page: Page): Promise<void> {
  await expect(page.locator('.eks-status-badge')).toContainText('UTSTEDT')
  await expect(page.getByRole('table', { name: 'Sendinger' }).getByRole('row')).toHaveCount(3)
  await page.getByRole('button', { name: 'Vare' }).click()
  await expect(page.locator('output')).toHaveText('asc')
  await page.getByRole('button', { name: /20\. november/ }).click()
  await page.locator('[data-date="2026-11-24"]').click()
  await expect(page.getByLabel('Hentedato')).toHaveValue('24.11.2026')
  await page.getByRole('button', { name: 'Åpne', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Valgt dato' })
  await expect(dialog).toContainText('2026-11-24')
  await dialog.getByRole('button', { name: 'Ferdig' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Åpne', exact: true })).toBeFocused()
}
