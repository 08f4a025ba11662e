import { readFile } from 'node:fs/promises'
import { fillForm } from '@eksport/server/testing/people'
import type { Page } from '@playwright/test'
import { createDraft } from '../support/drafts.ts'
import { inspect } from '../support/inspect.ts'
import { expect, test } from '../support/test.ts'

/** Fetches the form of the page as a person does, and answers its bytes. */
async function downloaded(page: Page): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Last ned skjemaet' }).click()
  return readFile(await (await download).path())
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })

const pane = (page: Page) => page.getByRole('region', { name: 'Sertifikatet', exact: true })

/** Every box and tick that the British template requires, and another exporter and other codes than the application's. */
const whole = {
  'box-I-1': 'Another exporter',
  'box-I-5': 'Grimsby Sample Fish Ltd',
  'box-I-6': 'Grimsby Sample Fish Ltd',
  'box-I-11': 'Tromsø',
  'box-I-14': '1 December 2026',
  'box-I-15': 'Road, AB 12345',
  'box-I-16': 'GBGRI',
  'box-I-18': '0 °C to 4 °C',
  'box-I-20': 'Human consumption',
  'box-I-22': 'Boxes',
  'box-I-24': '60',
  'box-I-25': '1,200.50',
  'box-I-26': '1,300',
  'box-I-28': 'ST337 Example Salmon AS',
  'table-I-27-1-species': 'Atlantic salmon',
  'table-I-27-1-productClassificationCode': '030214',
  'table-I-27-1-natureOfCommodity': 'Farmed, fresh',
  'table-I-27-1-approvalNumber': 'ST337',
  'table-I-27-1-productionPeriod': '30 Nov 2026',
  'table-I-27-1-lotNumber': 'L1',
  'table-I-27-1-numberOfPackages': '60',
  'table-I-27-1-netWeight': '1,200.50',
  'clause-II-2': 'X',
  'clause-II-3-a': 'X',
  'clause-II-5': 'X',
  'clause-II-9-b': 'X',
}

test('[CRT-11] [TPL-05] [TPL-11] the certificate for Britain is filled in as a file, and its appendix too', {
  tag: '@everyday',
}, async ({ submitter }) => {
  await submitter.goto('/soeknader/ny')
  await submitter.getByRole('combobox', { name: 'Eksportør' }).selectOption('Midnattsol Testlaks AS')
  await submitter.getByLabel('Importland').fill('Storbritannia')
  await submitter
    .getByRole('listbox')
    .getByRole('option', { name: /Storbritannia/ })
    .click()
  await submitter.getByRole('combobox', { name: 'Sertifikatmal' }).selectOption('1.1.324')
  await submitter.getByRole('checkbox', { name: 'PDF sertifikat' }).check()
  await submitter.getByRole('radio', { name: 'Fyll ut sertifikatmalen som PDF' }).check()
  await submitter.getByRole('button', { name: 'Neste' }).click()
  await expect(submitter).toHaveURL(/avsender$/)
  await submitter.goto(submitter.url().replace('avsender', 'sertifikatmal'))

  const form = await downloaded(submitter)
  await choose(submitter, 'for langt.pdf', await fillForm(form, { 'box-I-5': 'x'.repeat(900) }))
  // Announced as well, for a while: the list is where it stays.
  const files = submitter.getByRole('list', { name: 'Filer' })
  await expect(files.getByText('for langt.pdf ble ikke lagt til - rute I.5 har 900 tegn.')).toBeVisible()
  await submitter.getByRole('button', { name: /^Fjern for langt.pdf/ }).click()
  await choose(submitter, 'mangler.pdf', await fillForm(form, { 'box-I-5': 'Grimsby Sample Fish Ltd' }))
  await expect(files.getByText(/^mangler.pdf ble ikke lagt til - fyll ut også: I\.6 Operator/)).toBeVisible()
  await submitter.getByRole('button', { name: /^Fjern mangler.pdf/ }).click()
  await choose(submitter, 'utfylt.pdf', await fillForm(form, whole))
  const difference = submitter.getByText('Filen skiller seg fra søknaden i 2 ruter')
  await expect(difference).toBeVisible()
  await expect(pane(submitter).getByRole('img', { name: /^Side 1 av/ })).toBeVisible()
  await inspect(submitter)
  await submitter.goto(submitter.url().replace('sertifikatmal', 'oppsummering'))
  await expect(difference).toBeVisible()

  const { referenceNumber } = await createDraft(submitter, {
    applicationType: 'HELSESERTIFIKAT',
    applicationFormat: 'STANDARD',
    certificateFormats: ['PDF'],
    certificateTemplate: '1.1.324',
    countryOfDestination: 'GB',
    consignor: { organisationNumber: '310000043' },
    productLines: [
      {
        id: 'vl-1',
        species: '711',
        isAlive: false,
        natureOfCommodity: 'FARMED',
        exportTypeDeclaration: 'F',
        animalHealth: 'UNDISCLOSED',
      },
    ],
  })
  await submitter.goto(`/soeknader/${referenceNumber}/sertifikatmal`)
  await expect(submitter.getByRole('heading', { name: 'Utfylling av appendix' })).toBeVisible()
  const appendix = await fillForm(await downloaded(submitter), {
    'table-A-1-1-origin': 'Site 10790',
    'table-A-1-1-health': 'Tested negative',
    'table-A-1-1-treatment': 'None',
  })
  await choose(submitter, 'appendiks.pdf', appendix)
  await expect(pane(submitter).getByRole('img', { name: 'Side 3 av 3' })).toBeAttached()
})
