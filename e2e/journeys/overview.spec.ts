import { readFileSync } from 'node:fs'
import { filterPanelPage } from '@eksport/ui/testing'
import { draftAnswers } from '../support/answers.ts'
import { createDraft } from '../support/drafts.ts'
import { expect, test } from '../support/test.ts'

const whole = (page: import('@playwright/test').Page) => page.getByRole('table', { name: 'Søknader' })

test('[LST-03] [LST-09] [LST-10] [LST-17] a bookmarked address brings back filter, sorting and page; Back goes back', async ({
  asPerson,
}) => {
  const page = await asPerson('exporter')
  const answers = draftAnswers(new Date().toISOString())
  for (let count = 0; count < 11; count += 1) await createDraft(page, answers)

  await page.goto('/oversikt')
  await page.getByRole('button', { name: /^Under arbeid/ }).click()
  await expect(page.getByRole('button', { name: /^Under arbeid/ })).toHaveAttribute('aria-pressed', 'true')
  await whole(page)
    .getByRole('button', { name: /^Referanse/ })
    .click()
  await expect(whole(page).getByRole('columnheader', { name: /^Referanse/ })).toHaveAttribute(
    'aria-sort',
    /ascending|descending/,
  )
  const firstPage = page.url()
  await page
    .getByRole('button', { name: 'Side 2', exact: true })
    .or(page.getByRole('link', { name: 'Side 2', exact: true }))
    .click()
  await expect(page.getByRole('main').getByText(/^11-\d+ av \d+ søknader$/)).toBeVisible()
  // The rows of the first page stay until those of the second have come.
  await expect(whole(page)).not.toHaveAttribute('aria-busy')
  const rows = await whole(page).getByRole('rowheader').allTextContents()

  const other = await asPerson('exporter')
  await other.goto(page.url())
  await expect(whole(other).getByRole('rowheader')).toHaveText(rows)
  await expect(other.getByRole('button', { name: /^Under arbeid/ })).toHaveAttribute('aria-pressed', 'true')

  await page.goBack()
  await expect(page).toHaveURL(firstPage)
  await expect(page.getByRole('main').getByText(/^1-10 av \d+ søknader$/)).toBeVisible()

  await page.goForward()
  await page.getByRole('button', { name: /^Alle/ }).click()
  await expect(page.getByRole('main').getByText(/^1-10 av \d+ søknader$/)).toBeVisible()
})

const searchOf = (page: import('@playwright/test').Page) => Object.fromEntries(new URL(page.url()).searchParams)

test('[LST-06] [LST-09] [LST-17] [FLT-02] [FLT-07] filters beside the list go into the address, and Back takes them out again', async ({
  submitter: page,
}) => {
  await page.goto('/oversikt?page=1')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const panel = filterPanelPage(page)
  await panel.search('Mottakerland', 'brazil', 'BR')
  await expect.poll(() => searchOf(page)).toEqual({ destinationCountries: 'BR' })
  await expect(page.getByRole('button', { name: /^Filter.*1 i bruk$/ })).toBeVisible()
  await panel.search('Mottakerland', 'kina', 'CN')
  await panel.fill('Importør', 'Shanghai')
  await expect.poll(() => searchOf(page)).toEqual({ destinationCountries: 'BR,CN', consigneeName: 'Shanghai' })
  await expect(whole(page)).not.toHaveAttribute('aria-busy')
  // Beside the open filters the importer's column gives way, so that the status stays in sight.
  await page.getByRole('button', { name: /^Filter.*i bruk$/ }).click()
  await expect(whole(page).getByRole('columnheader', { name: /Importør/ })).toBeVisible()
  for (const row of await whole(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .allTextContents())
    expect(row).toContain('Shanghai')

  // Typing was one step of the history, not eight.
  await page.goBack()
  await expect.poll(() => searchOf(page).consigneeName).toBeUndefined()
  await page.goForward()
  await expect.poll(() => searchOf(page).consigneeName).toBe('Shanghai')
})

test("[LST-06] on a phone the filters are a sheet that says how many 'Vis' would give, and Escape drops the choices", async ({
  submitter: page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/oversikt')
  const open = page.getByRole('button', { name: /^Filter/ })
  await open.click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await filterPanelPage(sheet).search('Mottakerland', 'brasil', 'BR')
  // What was typed goes first, and the sheet stays; the next one is for the sheet.
  await page.keyboard.press('Escape')
  await expect(sheet.getByRole('searchbox', { name: /Mottakerland/ })).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(open).toBeFocused()
  expect(searchOf(page)).toEqual({})

  await open.click()
  await filterPanelPage(sheet).search('Mottakerland', 'brasil', 'BR')
  const show = sheet.getByRole('button', { name: /^Vis \d+ søknad/ })
  await expect(sheet.getByRole('checkbox', { name: 'Brasil', exact: true })).toBeChecked()
  await show.click()
  await expect.poll(() => searchOf(page)).toEqual({ destinationCountries: 'BR' })
  await expect(open).toBeFocused()
})

test('[LST-18] [LST-19] a view is saved, found after a reload and opened by its name; its list is downloaded as a file', async ({
  submitter: page,
}) => {
  await page.goto('/oversikt?consigneeName=Shanghai')
  const name = `Shanghai ${Date.now()}`
  const views = page.getByRole('button', { name: /^Visning/ })
  await views.click()
  await page.getByRole('menuitem', { name: 'Lagre visningen …' }).click()
  await page.getByLabel('Navn på visningen').fill(name)
  await page.getByLabel('Navn på visningen').press('Enter')
  await expect(page.getByRole('button', { name: `Visning: ${name}` })).toBeFocused()

  await page.goto('/oversikt')
  await views.click()
  await page.getByRole('menuitemradio', { name }).click()
  await expect.poll(() => searchOf(page).consigneeName).toBe('Shanghai')
  await expect(page.getByRole('button', { name: `Visning: ${name}` })).toBeVisible()
  await expect(whole(page)).not.toHaveAttribute('aria-busy')
  const rows = await whole(page).getByRole('rowheader').allTextContents()

  await page.getByRole('button', { name: 'Last ned …' }).click()
  await page.getByRole('radio', { name: /CSV/ }).check()
  const download = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Last ned', exact: true }).click()
  const text = readFileSync(await (await download).path(), 'utf8')
  const [headings, ...lines] = text.trimEnd().split('\r\n')
  expect(headings).toMatch(/^\uFEFFSertifikatformat;Referanse;/)
  expect(lines.slice(0, rows.length).map((line) => line.split(';')[1])).toEqual(rows)

  await page.goBack()
  await expect.poll(() => searchOf(page)).toEqual({})
})
