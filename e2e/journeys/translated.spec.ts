import { translatePage } from '@eksport/ui/testing'
import { completeAnswers, template } from '../support/answers.ts'
import { act, ask, expectStatus, openFromQueue } from '../support/case.ts'
import { sendNew } from '../support/drafts.ts'
import { Pointer } from '../support/pointer.ts'
import { expect, test } from '../support/test.ts'
import { walkWizard } from '../support/walk-wizard.ts'

test('[LIB-11] [WIZ-01] an exporter fills in every page of a new application while the browser translates them', async ({
  submitter: page,
}) => {
  await page.addInitScript(translatePage)
  await page.goto('/oversikt')
  await page.getByRole('button', { name: 'Opprett ny' }).click()
  await page.getByRole('button', { name: 'Start søknaden' }).click()
  await page.getByRole('link', { name: 'Jeg vet hvilken mal' }).click()
  const answers = completeAnswers(new Date().toISOString())
  await walkWizard({ page, by: new Pointer(page), locale: 'nb', template, answers })
  await expect(page.locator('h1 font').first()).toBeVisible()
  await page.getByRole('button', { name: 'Send inn', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Søknaden er sendt inn' })).toBeVisible()
})

test('[LIB-11] an officer takes a case and asks about it while the browser translates the page', async ({
  submitter,
  caseworker,
}) => {
  const { reference } = await sendNew(submitter)
  await caseworker.addInitScript(translatePage)
  await openFromQueue(caseworker, 'Nye', reference)
  await expect(caseworker.locator('h1 font').first()).toBeVisible()
  await act(caseworker, 'Ta til behandling')
  await expectStatus(caseworker, 'UNDER VURDERING')
  await ask(caseworker, 'Er temperaturen inntil 12 °C riktig?')
  await expectStatus(caseworker, 'AVKLARING INNSENDER')
})
