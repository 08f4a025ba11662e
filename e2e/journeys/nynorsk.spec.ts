import { addressOf } from '../support/addresses.ts'
import { draftAnswers } from '../support/answers.ts'
import { createDraft } from '../support/drafts.ts'
import { expect, test } from '../support/test.ts'

// Chrome has no nynorsk of its own: what it joins and orders by itself it does in the language of its menus.
test.use({ locale: 'en-US' })

test('[THM-10] [EXP-08] nynorsk is joined and ordered as nynorsk in a browser that does not know it', async ({
  submitter: page,
}) => {
  expect(await page.evaluate(() => Intl.Collator.supportedLocalesOf('nn'))).toEqual([])
  const { referenceNumber } = await createDraft(page, draftAnswers(new Date().toISOString()))
  await page.addInitScript(() => localStorage.setItem('eksport.locale', 'nn'))
  await page.goto(`/soeknader/${referenceNumber}/oppsummering`)
  await expect(page.getByText('PDF, JPG, PNG eller TIFF, høgst 4 filer på 10 MB')).toBeVisible()
  await page.goto(`/soeknader/${referenceNumber}/mottaker`)
  const country = page.getByRole('combobox', { name: 'Land', exact: true })
  await country.fill('land')
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.first()).toBeVisible()
  const names = await options.allInnerTexts()
  const at = (name: string) => names.findIndex((one) => one.startsWith(name))
  expect(at('Finland')).toBeGreaterThan(-1)
  expect(at('Færøyane')).toBeGreaterThan(at('Finland'))
  await page.goto(`/serie/${referenceNumber}`)
  await page.getByRole('button', { name: 'Føreslå datoar' }).click()
  await expect(page.getByRole('combobox', { name: 'Avgang kvar' })).toContainText('laurdag')
})

test('[THM-10] who chooses nynorsk on the front page logs in in nynorsk', async ({ browser }) => {
  const page = await browser.newPage()
  await page.goto(addressOf('submitter'))
  await page.getByRole('button', { name: 'Nynorsk', exact: true }).click()
  await page.getByRole('link', { name: 'Logg inn med ID-porten' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vel testperson')
  await expect(page.locator('html')).toHaveAttribute('lang', 'nn')
  await page.close()
})
