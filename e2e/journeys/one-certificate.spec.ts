import { join } from 'node:path'
import { formatReference } from '@eksport/domain'
import { getAt } from '@eksport/forms'
import type { Page } from '@playwright/test'
import { addressOf, dataFolder } from '../support/addresses.ts'
import { completeAnswers, template } from '../support/answers.ts'
import { act, ask, expectDelivered, expectStatus, openFromQueue, printWell } from '../support/case.ts'
import { inspect } from '../support/inspect.ts'
import { Keyboard } from '../support/keyboard.ts'
import { logIn, loginLabels, persons } from '../support/log-in.ts'
import { watchPointer } from '../support/no-pointer.ts'
import { pdfsigSays, verifyWithOpenssl } from '../support/signed-document.ts'
import { expect, test } from '../support/test.ts'
import { walkWizard } from '../support/walk-wizard.ts'

const question = 'Er temperaturen inntil 12 °C riktig for fersk laks?'
const answer = 'Ja. Varen pakkes i is, og kunden har bedt om denne grensen.'
const exporterName = persons.exporterOfThree.name

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** [AUT-01] [AUT-03] [RTE-06] By keyboard: the front page, the login provider, the choice of organisation. */
const logInByKeyboard = async (page: Page, keyboard: Keyboard) => {
  await page.goto(addressOf('submitter'))
  await expect(heading(page, 'Helsesertifikat for sjømat')).toBeVisible()
  await inspect(page)
  await keyboard.activate(page.getByRole('link', { name: loginLabels.submitter }))
  await expect(heading(page, 'Velg testperson')).toBeVisible()
  await inspect(page)
  await keyboard.activate(page.getByRole('button', { name: exporterName }))
  await expect(heading(page, 'Velg virksomhet')).toBeVisible()
  await inspect(page)
  await keyboard.activate(page.getByRole('button', { name: 'Fortsett' }))
  await expect(page.getByText('Vennligst velg en virksomhet')).toBeVisible()
  const group = page.getByRole('radiogroup', { name: 'Virksomhet' })
  await keyboard.choose(group, group.getByRole('radio', { name: 'Midnattsol Testlaks AS' }))
  await keyboard.activate(page.getByRole('button', { name: 'Fortsett' }))
  await expect(heading(page, 'Søknader')).toBeVisible()
}

/** [LST-01] [LST-02] [LST-11] [TBL-01] The table, by keyboard: sorting, and columns that are remembered. */
const useOverview = async (page: Page, keyboard: Keyboard) => {
  const table = page.getByRole('table', { name: 'Søknader' })
  const header = (name: string) => table.getByRole('columnheader', { name: new RegExp(`^${name}`) })
  const range = page.locator('main').getByText(/av \d+ søknader/)
  await expect(range.first()).toBeVisible()
  await inspect(page)
  await expect(header('Status')).toHaveAttribute('aria-sort', 'ascending')
  await keyboard.activate(header('Mottakerland').getByRole('button'))
  await expect(header('Mottakerland')).toHaveAttribute('aria-sort', 'ascending')
  await expect(table.getByRole('row').nth(1)).toContainText('Brasil')
  await keyboard.press('Enter')
  await expect(header('Mottakerland')).toHaveAttribute('aria-sort', 'descending')
  await expect(table.getByRole('row').nth(1)).toContainText('USA')
  await expect(header('Søknadstype')).toHaveCount(0)
  await keyboard.activate(page.getByRole('button', { name: 'Rediger kolonner' }))
  await keyboard.tick(page.getByRole('checkbox', { name: 'Søknadstype' }))
  await keyboard.press('Escape')
  await page.reload()
  await expect(header('Søknadstype')).toBeVisible()
}

/** [RTE-20] [WIZ-01] [WIZ-05] [WIZ-16] [WIZ-17] [TPL-03] From 'Opprett ny' to the receipt, by keyboard. */
const apply = async (page: Page, keyboard: Keyboard) => {
  await keyboard.activate(page.getByRole('button', { name: 'Opprett ny' }))
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(5)
  await inspect(page)
  await keyboard.activate(page.getByRole('button', { name: 'Start søknaden' }))
  await expect(heading(page, 'Hva skal hvor?')).toBeVisible()
  await inspect(page)
  await keyboard.activate(page.getByRole('link', { name: 'Jeg vet hvilken mal' }))
  const answers = completeAnswers(new Date().toISOString())
  await walkWizard({ page, by: keyboard, locale: 'nb', template, answers, onPage: () => inspect(page) })
  await keyboard.activate(page.getByRole('button', { name: 'Send inn' }))
  await expect(heading(page, 'Søknaden er sendt inn')).toBeFocused()
  // [PIK-09] In a browser on the other side of the earth the hour and the day are the office's.
  const pickup = String(getAt(answers, 'certificateRetrieval.date')).split('-').reverse().join('.')
  await expect(page.getByText(`${pickup} 10:30`, { exact: true })).toBeVisible()
  await expect(page.getByText(`Vi skal være ferdige før henting ${pickup} 10:30.`)).toBeVisible()
  await expect(page.getByText(`Frist ${pickup}`)).toBeVisible()
  const download = page.waitForEvent('download')
  await keyboard.activate(page.getByRole('button', { name: 'Legg i kalender' }))
  expect((await download).suggestedFilename()).toMatch(/^\d{6}-henting\.ics$/)
  await inspect(page)
  return Number(/soeknader\/(\d+)/.exec(page.url())?.[1])
}

/** [CW-01] [STA-08] The caseworker takes the case and asks. */
const takeAndAsk = async (page: Page, reference: string) => {
  await expect(heading(page, 'Alle åpne')).toBeVisible()
  await inspect(page)
  await openFromQueue(page, 'Nye', reference)
  await inspect(page)
  await act(page, 'Ta til behandling')
  await expectStatus(page, 'UNDER VURDERING')
  await inspect(page)
  await ask(page, question)
  await expectStatus(page, 'AVKLARING INNSENDER')
}

/** [STA-04] [DET-01] The exporter reads the question and sends again with an answer. */
const resend = async (page: Page, reference: string) => {
  await page.goto('/oversikt')
  // The keys come with the menus of the person.
  await expect(page.getByRole('button', { name: /Org\.nr\./ })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Finn side, søknad eller handling' })).toBeFocused()
  await inspect(page)
  await page.keyboard.type(reference)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Vi trenger et svar fra deg' }).getByText(question)).toBeVisible()
  await inspect(page)
  await page.getByRole('button', { name: 'Send på nytt uendret' }).click()
  await expect(page.getByText('Begrunnelse må fylles inn.')).toBeVisible()
  await page.getByLabel('Begrunnelse', { exact: true }).fill(answer)
  await page.getByRole('button', { name: 'Send på nytt uendret' }).click()
  await expectStatus(page, 'UNDER VURDERING')
}

/** [STA-08] [RUL-04] Every finding must be ticked before the approval. */
const approve = async (page: Page) => {
  await page.reload()
  await expect(page.getByRole('region', { name: 'Meldinger' }).getByText(answer)).toBeVisible()
  const button = page.getByRole('button', { name: 'Godkjenn', exact: true })
  const findings = page.getByRole('main').getByRole('checkbox')
  await button.click()
  await expect(findings.first()).toBeFocused()
  await expect(findings).not.toHaveCount(0)
  for (const finding of await findings.all()) await finding.check()
  await act(page, 'Godkjenn')
  await expectStatus(page, 'TIL SIGNERING')
}

/** How much of a PDF's structure names words that are not drawn yet. */
const wordsToCome = (shown: Element) =>
  [...shown.querySelectorAll('[aria-owns]')].filter(
    (part) => document.getElementById(part.getAttribute('aria-owns') ?? '') === null,
  ).length

/** [DET-01] [LST-14] [API-04] The exporter looks at the document and downloads the signed one. */
const fetchDocument = async (page: Page, referenceNumber: number, folder: string) => {
  await page.goto(`/soeknader/${referenceNumber}/detaljer`)
  await expectStatus(page, 'UTSTEDT')
  await inspect(page)
  await page.getByRole('button', { name: 'Vis sertifikat' }).click()
  const preview = page.getByRole('dialog', { name: /^Vis sertifikat/ })
  await expect(preview.getByRole('region', { name: /^Side 1 av/ })).toBeVisible()
  await expect(preview.locator('[aria-busy="true"]')).toHaveCount(0)
  // What the page's structure owns are its words, which come after it.
  await expect.poll(() => preview.evaluate(wordsToCome)).toBe(0)
  await inspect(page)
  await preview.getByRole('button', { name: 'Zoom inn' }).click()
  await expect(preview.getByText('120 %')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
  await expect(page.getByRole('button', { name: 'Vis sertifikat' })).toBeFocused()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Last ned e-signert PDF' }).click(),
  ])
  const file = join(folder, 'signed.pdf')
  await download.saveAs(file)
  return file
}

test(
  '[AUT-01] [AUT-03] [RTE-20] [LST-01] [LST-02] [LST-11] [TBL-01] [TBL-08] [WIZ-01] [WIZ-05] [WIZ-16] [STA-04] [STA-08] [STA-09] [CW-01] [DET-01] [LST-14] [API-04] [THM-09] [CRT-15] one certificate from the login to the signed document',
  { tag: '@everyday' },
  async ({ browser, asPerson }, testInfo) => {
    const context = await browser.newContext({ baseURL: addressOf('submitter') })
    const exporter = await context.newPage()
    const pointer = await watchPointer(exporter)
    const keyboard = new Keyboard(exporter)

    await test.step('log in and choose the organisation', () => logInByKeyboard(exporter, keyboard))
    await test.step('the overview', () => useOverview(exporter, keyboard))
    const referenceNumber = await test.step('apply', () => apply(exporter, keyboard))
    expect(pointer, 'the exporter used the keyboard alone').toEqual([])
    const reference = formatReference(referenceNumber)

    const caseworker = await asPerson('caseworker', logIn)
    await test.step('take and ask', () => takeAndAsk(caseworker, reference))
    await test.step('answer', () => resend(exporter, reference))
    await test.step('approve', () => approve(caseworker))

    await test.step('sign', async () => {
      const signer = await asPerson('signer')
      await openFromQueue(signer, 'Til signering', reference)
      await inspect(signer)
      await act(signer, 'Signer')
      await expectStatus(signer, 'GODKJENT')
    })
    await test.step('print and issue', async () => {
      await openFromQueue(caseworker, 'Til utskrift', reference)
      await printWell(caseworker, reference)
      await act(caseworker, 'Utsted')
      await expectStatus(caseworker, 'UTSTEDT')
      // [CRT-14] What is on paper is sent as a message as well, once it is issued.
      await expectDelivered(caseworker, 'Kina')
      await inspect(caseworker)
    })
    await test.step('the signed document', async () => {
      const file = await fetchDocument(exporter, referenceNumber, testInfo.outputDir)
      expect(pdfsigSays(file)).toContain('Signature is Valid.')
      const authority = join(dataFolder(), 'seal/ca-certificate.pem')
      // What a verifier needs when the authorities answer no more is added to what is signed, and nothing else.
      const { added } = verifyWithOpenssl(file, authority, testInfo.outputDir)
      expect(added).toContain('/Type /DSS')
      expect(added).not.toMatch(/\/Type \/(Page|Annot)\b/)
    })
    await context.close()
  },
)
