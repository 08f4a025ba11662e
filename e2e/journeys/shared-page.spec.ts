import { setAt } from '@eksport/forms'
import { addressOf } from '../support/addresses.ts'
import { draftAnswers } from '../support/answers.ts'
import { createDraft } from '../support/drafts.ts'
import { checkForcedColours, checkReflow, inspect } from '../support/inspect.ts'
import { expect, test } from '../support/test.ts'

test('[EXP-12] an importer without a login proposes how a name is spelt, and the exporter takes it in by one press', async ({
  browser,
  submitter,
}) => {
  const answers = setAt(draftAnswers(new Date().toISOString()), 'recipient.consignee.address', 'Å'.repeat(200))
  const { referenceNumber, reference } = await createDraft(submitter, answers)
  await submitter.goto(`/soeknader/${referenceNumber}/detaljer`)
  await submitter.getByRole('button', { name: 'Del med mottaker' }).press('Enter')
  const dialog = submitter.getByRole('dialog', { name: 'Del med mottaker' })
  await expect(dialog.getByRole('checkbox', { name: 'I.5 Consignee' })).toBeChecked()
  await inspect(submitter)
  await dialog.getByRole('button', { name: 'Lag lenke' }).press('Enter')
  const address = dialog.getByRole('textbox', { name: 'Lenke til mottakeren' })
  await expect(address).toBeFocused()
  const link = await address.inputValue()
  await dialog.getByRole('button', { name: 'Lukk' }).last().click()

  // Somebody in New York, who has never heard of the product.
  const context = await browser.newContext({
    baseURL: addressOf('submitter'),
    locale: 'en-US',
    timezoneId: 'America/New_York',
  })
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`))
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: /^Seafood from Norway to / })).toBeVisible()
  await expect(page.getByText(reference)).toBeVisible()
  await expect(page.getByText(/Eastern Time/).first()).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Pages of the certificate' })).toBeVisible()
  await inspect(page)
  await checkForcedColours(page)
  const consignee = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Consignee/ }) })
  await consignee.getByRole('button', { name: 'Remark' }).press('Enter')
  const name = consignee.getByRole('textbox', { name: /^What should it say instead of/ }).first()
  await expect(name).toBeFocused()
  // What is asked about may be one long word.
  await checkReflow(page)
  await name.fill('Receiver of <b>Fish</b> S.A.')
  await inspect(page)
  await name.press('Enter')
  await expect(consignee.getByText('Receiver of <b>Fish</b> S.A.')).toBeVisible()
  await page.getByRole('button', { name: 'The other names are right' }).press('Enter')
  await expect(page.getByText(/^Your answer was sent/)).toBeVisible()
  const token = new URL(link).hash.slice(1)
  expect(
    asked.filter((one) => one.includes(token)),
    'no address that is asked for has the token',
  ).toEqual([])
  await inspect(page)

  // The exporter's page was open all the time.
  const shared = submitter.getByRole('region', { name: 'Delt med mottaker' })
  await expect(shared.getByText('Receiver of <b>Fish</b> S.A.')).toBeVisible()
  await inspect(submitter)
  await shared.getByRole('button', { name: 'Bruk dette' }).press('Enter')
  await expect(shared.getByText('Står i søknaden')).toBeVisible()
  await expect(submitter.getByRole('region', { name: 'Mottaker', exact: true })).toContainText(
    'Receiver of <b>Fish</b> S.A.',
  )
  await shared.getByRole('button', { name: 'Avslutt lenken' }).press('Enter')
  await submitter.getByRole('alertdialog').getByRole('button', { name: 'Avslutt lenken' }).press('Enter')
  await expect(shared.getByText(/^Avsluttet/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible()
  await expect(page.getByText('Midnattsol')).toHaveCount(0)
  await inspect(page)
})
