import { translatePage } from '@eksport/ui/testing'
import { draftAnswers } from '../support/answers.ts'
import { act, ask, expectStatus, openFromQueue } from '../support/case.ts'
import { createDraft, sendNew } from '../support/drafts.ts'
import { sendDraft } from '../support/fill.ts'
import { expect, test } from '../support/test.ts'

test('[LIB-11] an exporter sends an application while the browser translates the page, and has the receipt', async ({
  submitter,
}) => {
  const { referenceNumber } = await createDraft(submitter, draftAnswers(new Date().toISOString()))
  await submitter.addInitScript(translatePage)
  await submitter.goto(`/soeknader/${referenceNumber}/oppsummering`)
  await expect(submitter.locator('h1 font').first()).toBeVisible()
  await sendDraft(submitter)
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
