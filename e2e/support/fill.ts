import { expect, type Page } from '@playwright/test'

/** Types a search in a list and selects the first entry that begins with it. */
export const choose = async (page: Page, label: string, words: string): Promise<void> => {
  // While a long list loads, a short closed one is shown in its place.
  const list = page.locator('input').and(page.getByRole('combobox', { name: label }))
  await list.fill(words)
  await page
    .getByRole('listbox')
    .getByRole('option', { name: new RegExp(`^${words}`) })
    .first()
    .click()
}

/** States where the consignment or the original is now. */
export const choosePlace = async (
  page: Page,
  of: 'sendingen' | 'originalen',
  place: string,
  country: string,
): Promise<void> => {
  await page.getByLabel(`Stedet der ${of} er`).fill(place)
  await choose(page, `Landet der ${of} er`, country)
}

/** Sends a filled-in form from any of its pages: last page, declaration, receipt. */
export const sendDraft = async (page: Page): Promise<void> => {
  if (!page.url().endsWith('/oppsummering')) await page.getByRole('link', { name: /Oppsummering/ }).click()
  await expect(page).toHaveURL(/oppsummering$/)
  const send = page.getByRole('button', { name: 'Send inn', exact: true })
  await expect(send).toBeEnabled()
  for (const declaration of await page.getByRole('main').getByRole('checkbox').all()) await declaration.check()
  await send.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Søknaden er sendt inn' })).toBeVisible()
}
