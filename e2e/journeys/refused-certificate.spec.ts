import { formatReference } from '@eksport/domain'
import { actOn, approveApplication } from '@eksport/server/testing/people'
import { act, expectDelivered, openFromQueue } from '../support/case.ts'
import { inspect } from '../support/inspect.ts'
import { expect, test } from '../support/test.ts'

const words = 'is not registered as an importer of fishery products.'

test('[CW-12] [CRT-14] a certificate that its receiver refused says so wherever it stands, is corrected by its exporter and sent again', async ({
  people,
  submitter,
  caseworker,
  asPerson,
}) => {
  // The demonstration's receiver knows no importer of this name.
  const referenceNumber = await approveApplication(people, ['E_CERT'], ({ recipient }) => ({
    recipient: { ...recipient, consignee: { ...recipient?.consignee, name: 'Refuse Seafood Co.' } },
  }))
  const reference = formatReference(referenceNumber)
  await actOn(people.signer, referenceNumber, { action: 'sign' })

  await caseworker.goto(`/soeknader/${referenceNumber}`)
  const refused = caseworker.getByRole('heading', { name: /^Myndigheten i Kina har avvist eSertifikatet/ })
  await expect(refused).toBeVisible()
  await expect(caseworker.getByText(words).first()).toBeVisible()
  await inspect(caseworker)
  await openFromQueue(caseworker, 'Til levering', reference)
  await caseworker.goBack()
  await expect(caseworker.getByRole('row', { name: new RegExp(reference) })).toContainText('E-SERTIFIKAT AVVIST')
  await caseworker.getByRole('link', { name: reference, exact: true }).click()

  await caseworker.getByRole('button', { name: 'Trekk godkjenning' }).first().click()
  await caseworker.getByRole('dialog').getByRole('button', { name: 'Trekk godkjenning' }).click()
  await caseworker.getByRole('button', { name: 'Be eksportøren rette mottaker' }).click()
  const question = caseworker.getByRole('dialog', { name: 'Be eksportøren om avklaring' })
  await expect(question.getByLabel('Melding til eksportøren', { exact: true })).toHaveValue(new RegExp(words))
  await question.getByRole('button', { name: 'Send spørsmålet' }).click()
  await expect(question).toBeHidden()

  await submitter.goto(`/soeknader/${referenceNumber}/detaljer`)
  const asked = submitter.getByRole('region', { name: 'Vi trenger et svar fra deg' })
  await expect(asked.getByText(words)).toBeVisible()
  await asked.getByRole('button', { name: 'Rett og svar' }).click()
  await submitter.getByRole('textbox', { name: 'Navn' }).fill('Harbour Seafood Co.')
  await submitter.getByRole('textbox', { name: 'Svar' }).fill('Navnet er rettet.')
  await submitter.getByRole('button', { name: 'Send svar' }).click()
  await expect(submitter.getByRole('heading', { level: 1, name: 'Svaret er sendt' })).toBeVisible()

  await caseworker.reload()
  await expect(caseworker.getByRole('heading', { name: 'Endret siden sist' })).toBeVisible()
  await act(caseworker, 'Godkjenn')
  const signer = await asPerson('signer')
  await signer.goto('/signering')
  await signer.getByRole('checkbox', { name: `Velg ${reference}` }).check()
  await signer.keyboard.press('s')
  await expect(signer.getByText('1 av 1 signert').first()).toBeVisible()
  await caseworker.reload()
  await expectDelivered(caseworker, 'Kina')
  await expect(refused).toBeHidden()
})
