import { writeFileSync } from 'node:fs'
import { issueOnPaper } from '@eksport/server/testing/people'
import { chromium } from '@playwright/test'
import { addressOf } from '../support/addresses.ts'
import { filmOf } from '../support/film.ts'
import { logInUnseen } from '../support/log-in.ts'
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

test('[CW-14] the camera of the desk reads the pass on a receipt and opens its case, on a phone too', async ({
  people,
  caseworker,
}, info) => {
  const referenceNumber = await issueOnPaper(people)
  const receipt = await caseworker.request.get(
    `/api/v3/helsesertifikat/behandling/soeknader/${referenceNumber}/kvittering`,
  )
  const [document, film] = [info.outputPath('receipt.pdf'), info.outputPath('receipt.y4m')]
  writeFileSync(document, await receipt.body())
  filmOf(document, film)
  const { launchOptions } = info.project.use
  const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
  const args = [...(launchOptions?.args ?? []), ...camera, `--use-file-for-fake-video-capture=${film}`]
  const browser = await chromium.launch({ ...launchOptions, args })
  for (const width of [1280, 360]) {
    const context = await browser.newContext({ baseURL: addressOf('caseworker'), viewport: { width, height: 800 } })
    const page = await context.newPage()
    await logInUnseen(page, 'caseworker')
    await page.goto('/skranke')
    await page.getByRole('link', { name: 'Skann hentebevis' }).click()
    await expect(page).toHaveURL(new RegExp(`/skranke/${referenceNumber}$`))
    await expect(page.getByLabel('Navn på den som henter')).toBeVisible()
    await context.close()
  }
  await browser.close()

  // This browser has no camera.
  await caseworker.goto('/skranke/skann')
  await expect(caseworker.getByText(/^Det er ikke noe kamera her\./)).toBeVisible()
  await caseworker.getByLabel('Referansenummer').fill(String(referenceNumber))
  await caseworker.keyboard.press('Enter')
  await expect(caseworker).toHaveURL(new RegExp(`/skranke/${referenceNumber}$`))
})
