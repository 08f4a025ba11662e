import type { Page } from '@playwright/test'
import { addressOf } from '../support/addresses.ts'
import { draftAnswers } from '../support/answers.ts'
import { createDraft } from '../support/drafts.ts'
import { openWithWhatFollows } from '../support/fetched-ahead.ts'
import { inspect } from '../support/inspect.ts'
import { logInUnseen } from '../support/log-in.ts'
import { expect, test } from '../support/test.ts'

const firstName = (page: Page) => page.getByLabel('Fornavn', { exact: true })

test('[EXP-03] an older tab that holds the journal back costs nothing that is typed, and the page says what is kept', async ({
  asPerson,
}) => {
  const page = await asPerson('exporter')
  const status = page.getByRole('status')
  const { referenceNumber } = await createDraft(page, draftAnswers(new Date().toISOString()))
  const older = await page.context().newPage()
  await older.goto('/kontroller')
  // The previous release kept only edits, and did not react when another tab asked for its database.
  await older.evaluate(
    () =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('eksport-journal', 1)
        opening.onupgradeneeded = () => {
          const keyPath = ['person', 'organisation', 'draft', 'page']
          opening.result.createObjectStore('edits', { keyPath }).createIndex('at', 'at')
        }
        opening.onsuccess = () => {
          Reflect.set(window, 'journal', opening.result)
          done()
        }
      }),
  )
  await page.goto(`/soeknader/${referenceNumber}/avsender`)
  await expect(firstName(page)).toHaveValue('Marte')
  await page.context().setOffline(true)
  await firstName(page).fill('Sunniva')
  await expect(status.filter({ hasText: 'Ikke lagret' })).toBeVisible()
  await expect(page.getByText('Det du har skrevet, står fortsatt i feltene.')).toBeVisible()

  await older.close()
  await firstName(page).fill('Sunniva Marie')
  await expect(status.filter({ hasText: 'Lagret på denne maskinen, sendes når nettet er tilbake' })).toBeVisible()
  await page.close()
  const next = await page.context().newPage()
  await next.context().setOffline(false)
  await next.goto(`/soeknader/${referenceNumber}/avsender`)
  await expect(firstName(next)).toHaveValue('Sunniva Marie')
  await expect(next.getByRole('status').filter({ hasText: /^Lagret kl\. / })).toBeVisible()
})

test('[WIZ-17] [EXP-03] without a net Next goes on, the page says where the answers are, and they are stored when it is back', async ({
  submitter: page,
}) => {
  const { referenceNumber } = await createDraft(page, draftAnswers(new Date().toISOString()))
  await openWithWhatFollows(page, `/soeknader/${referenceNumber}/avsender`)
  await expect(firstName(page)).toHaveValue('Marte')
  await page.context().setOffline(true)
  await firstName(page).fill('Sunniva')
  await page.getByRole('button', { name: 'Neste' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mottaker' })).toBeVisible()
  await expect(page.getByText('Klarte ikke å mellomlagre/opprette søknaden. Prøv igjen senere.')).toBeVisible()
  await expect(page.getByText(/lagret på denne maskinen. Det sendes av seg selv/)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^Lagret på denne maskinen, sendes når/ })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: /^Lagret kl\. / })).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: 'Avsender' }).click()
  await expect(firstName(page)).toHaveValue('Sunniva')
})

test('[WIZ-17] [RTE-22] without a net the page stays where the next one has not been fetched', async ({ browser }) => {
  // A page of its own: that a file did not come is an error in its console.
  const page = await browser.newPage({ baseURL: addressOf('submitter') })
  await logInUnseen(page, 'exporter')
  const { referenceNumber } = await createDraft(page, draftAnswers(new Date().toISOString()))
  const code = '**/assets/mottaker-*.js'
  await page.route(code, (route) => route.abort())
  await openWithWhatFollows(page, `/soeknader/${referenceNumber}/avsender`)
  await expect(firstName(page)).toHaveValue('Marte')
  await page.context().setOffline(true)
  await firstName(page).fill('Sunniva')
  await page.getByRole('button', { name: 'Neste' }).click()
  await expect(page.getByText('Klarte ikke å mellomlagre/opprette søknaden. Prøv igjen senere.')).toBeVisible()
  await expect(page).toHaveURL(/avsender$/)
  await page.getByRole('link', { name: 'Mottaker' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Du er frakoblet.' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.unroute(code)
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Mottaker' })).toBeVisible()
  await page.getByRole('link', { name: 'Avsender' }).click()
  await expect(firstName(page)).toHaveValue('Sunniva')
  await page.close()
})

test('[WIZ-22] [WIZ-17] one person in two browsers on one draft: the later save is told, sees both answers, and chooses', async ({
  asPerson,
}) => {
  const [here, there] = [await asPerson('exporter'), await asPerson('exporter')]
  const { referenceNumber } = await createDraft(here, draftAnswers(new Date().toISOString()))
  for (const page of [here, there]) await page.goto(`/soeknader/${referenceNumber}/avsender`)

  await firstName(there).fill('Torbjørn')
  await there.getByRole('button', { name: 'Neste' }).click()
  await expect(there).toHaveURL(/mottaker$/)

  await firstName(here).fill('Sunniva')
  await here.getByRole('button', { name: 'Neste' }).click()
  const dialog = here.getByRole('dialog', { name: 'Du har lagret søknaden et annet sted' })
  await expect(dialog.getByRole('radiogroup', { name: 'Fornavn' }).getByRole('radio')).toHaveCount(2)
  await expect(dialog.getByRole('radio', { name: 'Torbjørn' })).toBeVisible()
  await inspect(here)
  const kept = here.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await dialog.getByRole('button', { name: 'Bruk det jeg har valgt' }).click()
  await expect(dialog).toBeHidden()
  await kept
  await there.goto(`/soeknader/${referenceNumber}/avsender`)
  await expect(firstName(there)).toHaveValue('Sunniva')

  const saved = here.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await firstName(here).fill('Solveig')
  await saved
  // The dialog opens by itself, after whichever save is noticed first.
  await firstName(there).fill('Tarjei')
  await there.getByRole('radio', { name: 'Solveig' }).check()
  await there.getByRole('button', { name: 'Bruk det jeg har valgt' }).click()
  await expect(firstName(there)).toHaveValue('Solveig')
})

test('[EXP-02] a mouse that goes from a field to Neste presses it, though leaving the field says what is wrong', async ({
  submitter,
}) => {
  const { referenceNumber } = await createDraft(submitter, draftAnswers(new Date().toISOString()))
  await submitter.goto(`/soeknader/${referenceNumber}/avsender`)
  const main = submitter.getByRole('main')
  const steps = main.getByRole('navigation', { name: 'Søknadssteg' })
  const boxes = main.locator(
    'form.eks-form input:is([type="text"], [type="email"], [type="tel"], :not([type])):not([readonly])',
  )
  const pressNeste = async () => {
    const neste = main.getByRole('button', { name: 'Neste', exact: true })
    await neste.scrollIntoViewIfNeeded()
    const box = await neste.boundingBox()
    if (box === null) throw new Error('There is no Neste to press.')
    await submitter.mouse.move(box.x + box.width / 2, box.y + 6)
    await submitter.mouse.down()
    await submitter.mouse.up()
  }
  const open = async (step: string) => {
    await steps.getByRole('link', { name: step }).click()
    await expect(main.getByRole('heading', { level: 1, name: step })).toBeFocused()
    await expect(main.getByText('Listen lastes …')).toHaveCount(0)
  }
  for (const step of ['Avsender', 'Mottaker', 'Siste kontrollmulighet', 'Transport']) {
    for (const which of ['first', 'last'] as const) {
      // A form that was not tried yet.
      await open('Henting')
      await open(step)
      const box = boxes[which]()
      await box.focus()
      await submitter.keyboard.press('ControlOrMeta+a')
      await submitter.keyboard.type('ugyldig@☃')
      await pressNeste()
      // Pressed: what is wrong has focus, or the next page where nothing is.
      await expect(main.locator('.eks-error-summary:focus, h1:focus'), `${step}, ${which}`).toBeVisible()
    }
  }
})

test('[EXP-06] the columns of the lines stay where they are while a weight is typed', async ({ submitter: page }) => {
  const { referenceNumber } = await createDraft(page, draftAnswers(new Date().toISOString()))
  await page.goto(`/soeknader/${referenceNumber}/varelinjer`)
  const weight = page.getByRole('region', { name: 'Varelinje 1' }).getByLabel('Nettovekt')
  const heads = () =>
    page.getByRole('columnheader').evaluateAll((all) => all.map((head) => head.getBoundingClientRect().left))
  // A name that comes from the register makes its column wider, whoever types.
  await expect(page.getByRole('row', { name: /Laks/ })).toContainText('Lerøy Midt AS')
  await weight.fill('9')
  await expect(page.getByRole('row', { name: 'Sum' })).toContainText('9,00')
  const before = await heads()
  await weight.fill('999999')
  await expect(page.getByRole('row', { name: 'Sum' })).toContainText('999 999,00')
  expect(await heads()).toEqual(before)
})
