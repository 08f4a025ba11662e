import { actOn, logIn, sendForChina } from '@eksport/server/testing/people'
import type { Page } from '@playwright/test'
import { pressAct } from '../support/case.ts'
import { logIn as logInOnPage, persons } from '../support/log-in.ts'
import { startProduct } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

/** Longer than a test may take: nothing is carried out while somebody looks. */
const undoSeconds = 600

const approve = async (page: Page, referenceNumber: number) => {
  await page.goto(`/soeknader/${referenceNumber}`)
  await pressAct(page, 'Godkjenn')
  await expect(page.getByText('Godkjent. Du kan angre en kort stund.').first()).toBeVisible()
}
const newest = (page: Page) => page.getByRole('list', { name: 'Historikk' }).getByRole('listitem').first()

test('[CW-10] an approval is undone by keyboard alone, and in another browser when the first is closed', async ({
  browser,
}) => {
  const product = await startProduct({ isEmpty: true, undoSeconds })
  const server = { submitterUrl: product.submitter, caseworkerUrl: product.caseworker }
  const exporter = await logIn(server, 'submitter', persons.exporter.id)
  const officer = await logIn(server, 'caseworker', persons.caseworker.id)
  const referenceNumber = await sendForChina(exporter, () => ({ certificateFormats: ['PAPER'] }))
  await actOn(officer, referenceNumber, { action: 'take' })
  const openBrowser = async () => {
    const page = await (await browser.newContext({ baseURL: product.caseworker })).newPage()
    await logInOnPage(page, 'caseworker', product.caseworker)
    return page
  }

  const first = await openBrowser()
  await approve(first, referenceNumber)
  for (const key of ['F6', 'Tab', 'Enter']) await first.keyboard.press(key)
  await expect(first.getByText('Godkjenningen er angret').first()).toBeVisible()
  await approve(first, referenceNumber)
  await first.context().close()

  const second = await openBrowser()
  await second.goto(`/soeknader/${referenceNumber}`)
  await expect(second.getByText('Ingenting sendes ut før da.')).toBeVisible()
  await second.getByRole('button', { name: 'Angre', exact: true }).click()
  await expect(second.getByText('Godkjenningen er angret').first()).toBeVisible()
  await expect(newest(second)).toContainText('angret')
  await expect(second.getByRole('button', { name: /^Godkjenn/ })).toBeVisible()
  await second.context().close()
  await product.stop()
})
