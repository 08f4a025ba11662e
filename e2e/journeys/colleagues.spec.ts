import { actOn, aPdf, sendForChina } from '@eksport/server/testing/people'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

test('[CW-06] an officer sees that a colleague has the case open, until they close it', async ({
  people,
  caseworker,
  asPerson,
}) => {
  const referenceNumber = await sendForChina(people.exporter, () => ({}))
  const address = `/soeknader/${referenceNumber}`
  const colleague = await asPerson('leader')
  await caseworker.goto(address)
  await expect(caseworker.getByRole('heading', { level: 1 })).toBeVisible()
  const here = caseworker.getByRole('status').filter({ hasText: 'Også her nå' })
  await expect(here).toBeHidden()
  await colleague.goto(address)
  await expect(here).toContainText(/Solveig Moen, siden \d\d:\d\d/)
  await expect(colleague.getByRole('status').filter({ hasText: 'Kari Nordli, siden' })).toBeVisible()
  await colleague.close()
  await expect(here).toBeHidden()
})

/** How many parts of what is not sent lie in the browser, once its database is there. */
const storedParts = (page: Page) =>
  page.evaluate(async () => {
    const name = 'eksport-journal'
    if (!(await indexedDB.databases()).some((one) => one.name === name)) return 0
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => {
        const count = opening.result.transaction('parts').objectStore('parts').count()
        count.onsuccess = () => {
          opening.result.close()
          resolve(count.result)
        }
      }
    })
  })

test('[CW-13] the files of a question outlive the page, and go with it', async ({ people, caseworker: page }) => {
  const referenceNumber = await sendForChina(people.exporter, () => ({}))
  await actOn(people.officer, referenceNumber, { action: 'take' })
  await page.goto(`/soeknader/${referenceNumber}`)
  const dialog = page.getByRole('dialog', { name: 'Be eksportøren om avklaring' })
  const open = () => page.getByRole('button', { name: /^Be om avklaring/ }).click()
  await open()
  await dialog.getByRole('radio', { name: /^Ingenting/ }).check()
  await dialog.getByRole('textbox', { name: 'Melding til eksportøren' }).fill('Stemmer kartet?')
  const file = { name: 'kart.pdf', mimeType: 'application/pdf', buffer: await aPdf() }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await expect(dialog.getByText('kart.pdf').first()).toBeVisible()

  await expect.poll(() => storedParts(page)).toBe(1)

  await page.reload()
  await open()
  await expect(dialog.getByText(/^Gjenopprettet fra/)).toBeVisible()
  await expect(dialog.getByText('kart.pdf').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Send spørsmålet' }).click()
  await expect(dialog).toBeHidden()
  await expect(
    page
      .getByRole('button', { name: /kart\.pdf/ })
      .or(page.getByText('kart.pdf'))
      .first(),
  ).toBeVisible()
})
