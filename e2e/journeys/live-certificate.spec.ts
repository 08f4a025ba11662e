import type { Page } from '@playwright/test'
import { draftAnswers } from '../support/answers.ts'
import { createDraft } from '../support/drafts.ts'
import { inspect } from '../support/inspect.ts'
import { expect, test } from '../support/test.ts'

const pane = (page: Page) => page.getByRole('region', { name: 'Sertifikatet', exact: true })

/** The picture of the first page changes with every drawing. */
const firstPage = (page: Page) => pane(page).getByRole('img', { name: /^Side 1 av/ })

async function open(page: Page, step: string) {
  const { referenceNumber } = await createDraft(page, draftAnswers(new Date().toISOString()))
  await page.goto(`/soeknader/${referenceNumber}/${step}`)
  return referenceNumber
}

test('[CRT-08] what is typed stands in the certificate beside the form, and a box leads to its field', async ({
  submitter,
}) => {
  await open(submitter, 'mottaker')
  await expect(firstPage(submitter)).toBeVisible()
  const before = await firstPage(submitter).getAttribute('src')
  const name = submitter.getByLabel('Navn', { exact: true }).first()
  const drawn = submitter.waitForResponse((answer) => answer.url().includes('/sertifikat/tegning') && answer.ok())
  await name.fill('Shanghai Test Seafood Import Co Ltd')
  const sent = JSON.parse((await drawn).request().postData() ?? '{}')
  expect(sent.recipient.consignee.name).toBe('Shanghai Test Seafood Import Co Ltd')
  await expect(firstPage(submitter)).not.toHaveAttribute('src', before ?? '')
  await name.fill('')
  await pane(submitter).getByRole('link', { name: 'Navn', exact: true }).click()
  await expect(name).toBeFocused()
  await inspect(submitter)

  await pane(submitter)
    .getByRole('button', { name: /^Rubrikk I\.16,/ })
    .click()
  await expect(submitter).toHaveURL(/transport$/)
  await expect(submitter.getByRole('radio', { checked: true }).first()).toBeFocused()
})

test('[CRT-08] on a phone the certificate opens in front of the form', async ({ submitter }) => {
  await submitter.setViewportSize({ width: 360, height: 740 })
  await open(submitter, 'transport')
  await submitter.getByRole('button', { name: 'Vis sertifikatet' }).click()
  const dialog = submitter.getByRole('dialog', { name: 'Sertifikatet' })
  await expect(dialog.getByRole('img', { name: /^Side 1 av/ })).toBeVisible()
  await inspect(submitter)
  await dialog.getByText(/^Alle rubrikker/).click()
  await dialog.getByRole('button', { name: 'gå til Mottaker' }).first().click()
  await expect(submitter).toHaveURL(/mottaker$/)
  await expect(submitter.getByLabel('Navn', { exact: true }).first()).toBeFocused()
})
