import type { Page } from '@playwright/test'
import { draftAnswers } from '../support/answers.ts'
import { createDraft } from '../support/drafts.ts'
import { inspect } from '../support/inspect.ts'
import { expect, test } from '../support/test.ts'

const head =
  'Art;Kvalitet;Kondisjon;Pakkeri;Prod. dato fra;Prod. dato til;Slaktelok.;Slaktedato;Slaktedato til;HS;Emballasje;Ant. kolli;Netto (tonn);Kunde-PO'
const row = (net: string) =>
  `Laks;HOG;Fresh;N624;17.11.26;18.11.2026;12370;17.11.2026;18.11.2026;030214;BX;120;${net};PO-8841`

const storedLines = async (page: Page, referenceNumber: number) => {
  const answer = await page.request.get(`/api/v3/helsesertifikat/organisasjoner/310000043/soeknader/${referenceNumber}`)
  return (await answer.json()).application.productLines
}

test('[WIZ-23] [EXP-06] rows of a packing list are pasted, one is corrected in its cell, and they are taken and undone as one', async ({
  submitter: page,
}) => {
  const { referenceNumber } = await createDraft(page, draftAnswers(new Date().toISOString()))
  const before = (await storedLines(page, referenceNumber)).length
  await page.goto(`/soeknader/${referenceNumber}/varelinjer`)
  await page.getByRole('link', { name: 'Importer fra regneark' }).click()
  await page.getByLabel('Eller lim inn rader').fill([head, row('2,7456'), row('0'), row('1,1')].join('\n'))
  // [EXP-03] Nor is what has not been read yet lost with its page.
  await page.reload()
  await page.getByRole('button', { name: 'Les radene' }).click()
  // What the file has no column for has one answer for all lines.
  await page.getByRole('radiogroup', { name: 'Er varen levende?' }).getByLabel('Nei').check()
  await page.getByRole('radiogroup', { name: 'Produksjonsmåte' }).getByLabel('Oppdrett').check()
  await expect(page.getByRole('button', { name: 'Ta inn 2 av 3 linjer' })).toBeVisible()
  await inspect(page)
  // [EXP-03] What is not taken yet outlives the page, with what was answered for all lines.
  await page.reload()
  await expect(page.getByText('Denne importen ble ikke fullført.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ta inn 2 av 3 linjer' })).toBeVisible()

  await page.getByRole('button', { name: 'Rad 2, Nettovekt' }).click()
  await expect(page.getByRole('gridcell', { name: 'Vekten må være minimum' })).toBeFocused()
  for (const key of ['Enter', 'Control+A']) await page.keyboard.press(key)
  await page.keyboard.type('1,25')
  await page.keyboard.press('Enter')
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await page.getByRole('button', { name: 'Ta inn 3 linjer' }).click()
  await stored

  await expect(page.getByText('3 varelinjer er tatt inn')).toBeVisible()
  const taken = (await storedLines(page, referenceNumber)).slice(before)
  expect(taken.map((line: { netWeight: number }) => line.netWeight)).toEqual([2745.6, 1250, 1100])
  expect(taken[0]).toMatchObject({
    species: '711',
    processingType: 'GUTTED',
    natureOfCommodity: 'FARMED',
    productionPeriod: { from: '2026-11-17', to: '2026-11-18' },
    slaughterInformation: [{ siteNumber: 12_370, fromDate: '2026-11-17', toDate: '2026-11-18' }],
    packaging: { type: 'BX', numberOfPackages: 120 },
  })
  const undone = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await page.getByRole('button', { name: 'Angre importen' }).click()
  await undone
  expect(await storedLines(page, referenceNumber)).toHaveLength(before)
})

test('[WIZ-23] what was taken is told in sight of whoever stays with the rows that were not', async ({
  submitter: page,
}) => {
  const { referenceNumber } = await createDraft(page, draftAnswers(new Date().toISOString()))
  await page.goto(`/soeknader/${referenceNumber}/varelinjer/import`)
  const rows = Array.from({ length: 30 }, () => row('1,1'))
  await page.getByLabel('Eller lim inn rader').fill([head, row('0'), ...rows].join('\n'))
  await page.getByRole('button', { name: 'Les radene' }).click()
  await page.getByRole('radiogroup', { name: 'Er varen levende?' }).getByLabel('Nei').check()
  await page.getByRole('radiogroup', { name: 'Produksjonsmåte' }).getByLabel('Oppdrett').check()
  await page.mouse.wheel(0, 2000)
  await page.getByRole('button', { name: 'Ta inn 30 av 31 linjer' }).click()
  await expect(page.getByText('30 varelinjer er tatt inn')).toBeInViewport()

  // [EXP-06] Among many lines the box of the open one is there with them, though its fields come a moment later.
  await page.evaluate(() => {
    const heights: number[] = []
    const watch = () => {
      const pane = document.querySelector('.eks-line-pane')
      if (pane) heights.push(pane.getBoundingClientRect().height)
      requestAnimationFrame(watch)
    }
    watch()
    Reflect.set(window, 'paneHeights', heights)
  })
  await page.getByRole('button', { name: 'Tilbake', exact: true }).click()
  await expect(page.getByRole('region', { name: /^Varelinje/ }).getByLabel('Partinummer')).toBeVisible()
  const heights: number[] = await page.evaluate(() => Reflect.get(window, 'paneHeights'))
  expect(Math.min(...heights)).toBeGreaterThan(300)
})
