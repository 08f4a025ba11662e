import { expect, test } from '@playwright/test'
import { draftAnswers } from '../support/answers.ts'
import { createDraft } from '../support/drafts.ts'
import { checkAccessibility } from '../support/inspect.ts'
import { logIn } from '../support/log-in.ts'
import { type Product, startProduct } from '../support/product.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(async () => {
  await product.stop()
})

test('[WIZ-17] a save that fails keeps what was typed, says so, and succeeds when the server is back', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await logIn(page, 'exporter', product.submitter)
  await expect(page.getByRole('heading', { level: 1, name: 'Søknader' })).toBeVisible()
  const { referenceNumber } = await createDraft(page, draftAnswers(new Date().toISOString()), product.submitter)
  await page.goto(`${product.submitter}/soeknader/${referenceNumber}/avsender`)
  const firstName = page.getByLabel('Fornavn', { exact: true })
  await expect(firstName).toHaveValue('Marte')

  await product.stopServer()
  await firstName.fill('Sunniva')
  await page.getByRole('button', { name: 'Neste' }).click()
  await expect(page.getByText('Klarte ikke å mellomlagre/opprette søknaden. Prøv igjen senere.')).toBeVisible()
  await expect(page).toHaveURL(/avsender$/)
  await expect(firstName).toHaveValue('Sunniva')
  await checkAccessibility(page)

  await product.startServer()
  await page.getByRole('alert').getByRole('button', { name: 'Prøv igjen' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Lagret/ })).toBeVisible()
  await page.reload()
  await expect(firstName).toHaveValue('Sunniva')
})
