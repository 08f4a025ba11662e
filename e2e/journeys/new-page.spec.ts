import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** Waits until work that a closing layer postpones is done as well. */
const rested = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))

const startsAtHeading = async (page: Page, name: string) => {
  const heading = page.getByRole('heading', { level: 1, name, exact: true })
  await expect(heading).toBeVisible()
  await rested(page)
  await expect(heading).toBeFocused()
}

/** Delays an answer that the page waits for, so that the page appears long after the layer has closed. */
const answerLate = (page: Page, address: string) =>
  page.route(address, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })

test('a page that a menu, the notices or the palette leads to starts at its heading (submitter)', async ({
  submitter,
}) => {
  await submitter.goto('/oversikt')
  const account = submitter.getByRole('button', { name: /^Midnattsol Testlaks AS/ })
  for (const [item, heading] of [
    ['Profil', 'Profil'],
    ['Adressebok', 'Adressebok'],
    // What has been fetched stands at once.
    ['Profil', 'Profil'],
  ] as const) {
    await account.press('Enter')
    await submitter.getByRole('menuitem', { name: item }).press('Enter')
    await startsAtHeading(submitter, heading)
  }

  const bell = submitter.getByRole('button', { name: /^Varsler/ })
  await submitter.goto('/oversikt')
  await bell.press('Enter')
  await submitter.getByRole('link', { name: 'Innstillinger for varsler' }).press('Enter')
  await startsAtHeading(submitter, 'Profil')

  const find = async (words: string) => {
    await bell.focus()
    await submitter.keyboard.press('Control+k')
    await submitter.getByRole('combobox', { name: 'Finn side, søknad eller handling' }).fill(words)
    await submitter.keyboard.press('Enter')
  }
  await find('driftsmeldinger')
  await startsAtHeading(submitter, 'Driftsmeldinger')
  await answerLate(submitter, '**/adressebok*')
  await find('adressebok')
  await startsAtHeading(submitter, 'Adressebok')
})

test('a page that a menu or the notices lead to starts at its heading (caseworker)', async ({ caseworker }) => {
  await caseworker.goto('/')
  await caseworker.getByRole('button', { name: /^Varsler/ }).press('Enter')
  await caseworker.getByRole('link', { name: 'Innstillinger for varsler' }).press('Enter')
  await startsAtHeading(caseworker, 'Profil')
  await caseworker.goBack()
  await caseworker.getByRole('button', { name: /^Kari Nordli/ }).press('Enter')
  await caseworker.getByRole('menuitem', { name: 'Profil' }).press('Enter')
  await startsAtHeading(caseworker, 'Profil')
})
