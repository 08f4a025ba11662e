import { actOn } from '@eksport/server/testing/people'
import { sendNew } from '../support/drafts.ts'
import { expect, test } from '../support/test.ts'

const words = 'Fisken ble slaktet etter tillatelsen av 13. november.'
const reason = 'Tillatelsen åpner for slakt i uke 46, og avslaget kan ikke stå.'

test('[ADM-08] a refusal is complained about, considered anew and reversed by a letter that both read', async ({
  people,
  submitter,
  caseworker,
}) => {
  const { referenceNumber } = await sendNew(submitter)
  await actOn(people.officer, referenceNumber, { action: 'take' })
  await actOn(people.officer, referenceNumber, { action: 'refuse', reason: 'Båndlagt.', legalBasis: '§ 3' })
  await submitter.goto(`/soeknader/${referenceNumber}/detaljer`)
  await submitter.getByRole('link', { name: 'Klag på vedtaket' }).click()
  await expect(submitter.getByRole('heading', { level: 1, name: /^Klag på avslaget/ })).toBeVisible()
  const field = submitter.getByRole('textbox', { name: 'Klagen' })
  await field.fill(words)
  // What is written outlives the page.
  await submitter.reload()
  await expect(submitter.getByText(/^Dette begynte du på sist/)).toBeVisible()
  await expect(field).toHaveValue(words)
  await submitter.getByRole('button', { name: 'Send klagen' }).click()
  await expect(submitter.getByRole('heading', { name: 'Klage mottatt' })).toBeVisible()

  await caseworker.goto(`/soeknader/${referenceNumber}`)
  const panel = caseworker.getByRole('region', { name: 'Klage mottatt' })
  await expect(panel).toContainText(words)
  await panel.getByRole('button', { name: 'Vurder klagen' }).click()
  const dialog = caseworker.getByRole('dialog', { name: 'Vurder klagen på nytt' })
  await dialog.getByRole('radio', { name: 'Omgjør helt' }).check()
  await dialog.getByRole('textbox', { name: 'Begrunnelse' }).fill(reason)
  await dialog.getByRole('button', { name: 'Se brevet' }).click()
  const letter = caseworker.getByRole('dialog', { name: /^Svar på klage/ })
  const page = letter.getByRole('region', { name: /^Side 1 av/ })
  for (const text of ['Omgjøring av avslag', reason, 'Forvaltningsloven § 33']) await expect(page).toContainText(text)
  await caseworker.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Avgjør og send brev' }).click()
  await expect(caseworker.getByRole('region', { name: 'Avslaget er omgjort' })).toContainText(reason)

  // The exporter's page hears of it by itself.
  await expect(submitter.getByRole('heading', { name: 'Avslaget er omgjort' })).toBeVisible()
  const [download] = await Promise.all([
    submitter.waitForEvent('download'),
    submitter
      .getByRole('main')
      .getByRole('button', { name: /^klagesvar/ })
      .first()
      .click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^klagesvar-\d+\.pdf$/)
})
