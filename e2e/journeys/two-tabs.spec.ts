import type { Page } from '@playwright/test'
import { draftAnswers } from '../support/answers.ts'
import { createDraft } from '../support/drafts.ts'
import { logInUnseen, loginLabels, persons } from '../support/log-in.ts'
import { expect, test } from '../support/test.ts'

const draftPage = async (page: Page) => {
  const { referenceNumber } = await createDraft(page, draftAnswers(new Date().toISOString()))
  await page.goto(`/soeknader/${referenceNumber}/avsender`)
  const firstName = page.getByLabel('Fornavn', { exact: true })
  await expect(firstName).toHaveValue('Marte')
  return { referenceNumber, firstName }
}

const isSaved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Lagret/ })).toBeVisible()

const storedName = async (page: Page, referenceNumber: number) => {
  const address = `/api/v3/helsesertifikat/organisasjoner/310000043/soeknader/${referenceNumber}`
  const { application } = await (await page.request.get(address)).json()
  return application.sender.contactPerson.firstName
}

const logInAs = async (page: Page, name: string) => {
  await page.getByRole('link', { name: loginLabels.submitter }).click()
  await page.getByRole('button', { name }).click()
}

test('[AUT-05] [EXP-03] a tab that another tab logged out says so, and comes back to its page with what was typed', async ({
  submitter: page,
}) => {
  const { firstName } = await draftPage(page)
  await firstName.fill('Sunniva')
  await isSaved(page)
  const address = page.url()
  const other = await page.context().newPage()
  await other.goto('/oversikt')
  await other.getByRole('button', { name: /^Midnattsol Testlaks AS/ }).click()
  await other.getByRole('menuitem', { name: 'Logg ut' }).click()
  await expect(page.getByText('Du er logget ut. Logg inn for å fortsette der du var.')).toBeVisible()
  await expect(firstName).toHaveCount(0)
  await logInAs(page, persons.exporter.name)
  await expect(page).toHaveURL(address)
  await expect(firstName).toHaveValue('Sunniva')
})

test('[SEC-08] [EXP-03] a second person logs in in another tab: what the first types is saved in nobody else’s name, and is there when they are back', async ({
  submitter: page,
  asPerson,
}) => {
  const { referenceNumber, firstName } = await draftPage(page)
  const address = page.url()
  const other = await page.context().newPage()
  // She may act for the same organisation: the server would take her word for this draft.
  await logInUnseen(other, 'exporterOfThree')
  await other.goto('/foretak/310000043/oversikt')
  await expect(other.getByRole('banner').getByRole('button', { name: /Marte Haugen|Midnattsol/ })).toBeVisible()
  await firstName.fill('Sunniva')
  // Shown once; a separate region announces it.
  const notice = page.getByRole('region', { name: /^Varsler/ }).getByText(/^En annen person har logget inn/)
  await expect(notice).toBeVisible()
  await expect(firstName).toHaveCount(0)

  const elsewhere = await asPerson('exporter')
  expect(await storedName(elsewhere, referenceNumber)).toBe('Marte')
  await other.goto(address)
  await expect(other.getByLabel('Fornavn', { exact: true })).toHaveValue('Marte')
  await other.close()

  await logInUnseen(page, 'exporter')
  await page.goto(address)
  await expect(firstName).toHaveValue('Sunniva')
  await isSaved(page)
  expect(await storedName(elsewhere, referenceNumber)).toBe('Sunniva')
})

test('[THM-03] an address that a link leads to says which page it is while the page is on its way', async ({
  submitter: page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/sesjon', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/foretak/310000043/soeknader/4009/detaljer')
  await expect(page).toHaveTitle('Søknad #004009 – Eksport')
  await expect(page.getByRole('heading', { level: 1, name: 'Søknad #004009' })).toBeVisible()
  held.resolve()
  await expect(page.getByRole('heading', { level: 1, name: '#004009', exact: true })).toBeVisible()
})
