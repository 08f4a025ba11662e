import { issueOnPaper } from '@eksport/server/testing/people'
import { expect, test } from '../support/test.ts'

test('[CW-04] [ACT-12] printed paper is found at the desk, its sheets are scanned with a reader of bar codes, and it is handed out', async ({
  people,
  submitter,
  caseworker,
}) => {
  const referenceNumber = await issueOnPaper(people)
  await submitter.goto(`/soeknader/${referenceNumber}/detaljer`)

  await caseworker.goto('/skranke')
  await caseworker.getByLabel('Finn sak').fill(String(referenceNumber))
  await caseworker.keyboard.press('Enter')
  await expect(caseworker.getByRole('heading', { name: `#${String(referenceNumber).padStart(6, '0')}` })).toBeVisible()
  await caseworker.getByLabel('Navn på den som henter').fill('Ola Nordmann')
  await caseworker.getByLabel('Legitimasjon er vist').check()
  const scan = caseworker.getByLabel('Skann eller skriv nummeret på arket')
  const sheets = await caseworker
    .getByText(/^Ark \d+ av \d+$/)
    .locator('xpath=preceding-sibling::strong')
    .allTextContents()
  expect(sheets.length).toBeGreaterThan(0)
  const handOut = caseworker.getByRole('button', { name: 'Utlever', exact: true })
  await expect(handOut).toHaveAccessibleDescription(/^Skann .* før du utleverer\.$/)
  await scan.focus()
  for (const serial of sheets) {
    // A reader types without a pause, and ends with Enter.
    await caseworker.keyboard.type(serial)
    await caseworker.keyboard.press('Enter')
    await expect(caseworker.getByText(`Ark ${serial} er bekreftet.`)).toBeVisible()
  }
  await handOut.click()
  await expect(caseworker.getByText('Legitimasjon ble vist.')).toBeVisible()

  // The exporter's page was open all the time.
  await expect(submitter.getByRole('definition').filter({ hasText: /^\S+ \S+, Ola Nordmann$/ })).toBeVisible()
  await caseworker.getByRole('link', { name: 'Åpne saken' }).click()
  await expect(caseworker.getByRole('list', { name: 'Historikk' })).toContainText('Utlevert')
})
