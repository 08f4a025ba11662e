import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test as playwright } from '@playwright/test'
import { colours, everything, violationsIn } from '../../scripts/lib/axe.ts'
import { complaints } from './complaints.ts'
import { expectNoWordOfOurs, listenToPage } from './foreign-words.ts'
import type { Hosting } from './proof.config.ts'

const test = playwright.extend<Hosting>({ home: ['', { option: true }] })

const findings = async (page: Page, rules: typeof everything) => {
  const violations = await violationsIn('html', page, rules)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  )
}

test.use({ timezoneId: 'Europe/Oslo' })

/** What stands on the page; the same words may have been announced beside it. */
const inMain = (page: Page) => page.getByRole('main')

test('a product of another trade takes the design system, and nothing of our trade', () => {
  const home = join(import.meta.dirname, 'licences')
  const sources = globSync('**/*.{ts,tsx}', { cwd: home }).map((file) => readFileSync(join(home, file), 'utf8'))
  const imported = sources.flatMap((source) => [...source.matchAll(/from '([^'.][^']*)'/g)].map(([, name]) => name))
  expect([...new Set(imported)].sort()).toEqual(['@eksport/ui', '@eksport/ui/data-table', 'react'])
})

let heard: readonly string[]
let root: string
test.beforeEach(async ({ page, home }) => {
  heard = complaints(page)
  root = home
  await listenToPage(page)
})
test.afterEach(() => expect(heard).toEqual([]))

const open = async (page: Page, place: string) => {
  // Next.js sends an address that ends in a slash on to the one without.
  await page.goto((root + place).replace(/\/(?=\?|$)/, ''))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('its list is sorted, paged and found in by its owner, and the address says how', async ({ page }) => {
  await open(page, '/')
  await expect(inMain(page).getByText('1-10 av 38 fiskekort')).toBeVisible()
  await page.getByRole('columnheader', { name: 'Kvote' }).getByRole('button').click()
  await expect(page).toHaveURL(/sort=quota\.asc/)
  await expect(page.getByRole('rowheader').first()).toHaveText('L001')
  await page.getByRole('button', { name: 'Neste side' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(inMain(page).getByText('11-20 av 38 fiskekort')).toBeVisible()
  await page.getByRole('button', { name: /^Kommende/ }).click()
  await expect(page).toHaveURL(/view=coming/)
  await expectNoWordOfOurs(page)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Kommende/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('columnheader', { name: 'Kvote' })).toHaveAttribute('aria-sort', 'ascending')
})

test('its filters ask for one of a few, yes or no, numbers, days to come and several at once', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Filter' }).click()
  const panel = page.getByRole('search', { name: 'Filtrer fiskekort' })
  await panel.getByRole('radio', { name: 'Ukekort' }).click()
  await panel.getByRole('group', { name: 'Avgiften er betalt' }).getByRole('radio', { name: 'Ja' }).click()
  await panel.getByRole('textbox', { name: 'Kvote fra' }).fill('10')
  await panel.getByRole('textbox', { name: 'Kvote fra' }).press('Enter')
  await panel.getByRole('button', { name: 'Neste 30 dager' }).click()
  await panel.getByRole('checkbox', { name: 'Sjøørret' }).click()
  await panel.getByLabel('Søk i Elv').fill('gau')
  await panel.getByRole('checkbox', { name: 'Gaula' }).click()
  await expect(page).toHaveURL(
    /rivers=Gaula&kind=WEEK&paid=true&quotaFrom=10&validFrom=2027-05-11&validTo=2027-06-09&species=TROUT/,
  )
  await expectNoWordOfOurs(page)
  await page.getByRole('button', { name: 'Fjern filter Korttype: Ukekort' }).click()
  await expect(page).not.toHaveURL(/kind=/)
  await page.getByRole('button', { name: 'Nullstill filter' }).click()
  await expect(inMain(page).getByText('1-10 av 38 fiskekort')).toBeVisible()
  await expectNoWordOfOurs(page)
})

test('two answers in one breath are both in the address', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Filter' }).click()
  const panel = page.getByRole('search', { name: 'Filtrer fiskekort' })
  const week = panel.getByRole('radio', { name: 'Ukekort' })
  const paid = panel.getByRole('group', { name: 'Avgiften er betalt' }).getByRole('radio', { name: 'Ja' })
  const answers = await Promise.all([week, paid].map((radio) => radio.elementHandle()))
  await page.evaluate(async (radios) => {
    for (const radio of radios) {
      if (radio instanceof HTMLElement) radio.click()
      // What a press changes at once is drawn before the next task; a router that draws later has not come to it.
      await Promise.resolve()
    }
  }, answers)
  await expect(page).toHaveURL(/kind=WEEK&paid=true/)
})

test('its rows unfold, are chosen and acted on, and their columns are chosen', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Vis mer om fiskekort L001' }).click()
  await expect(inMain(page).getByText('Flue og sluk, én stang')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Velg fiskekort L003' }).check()
  await expect(inMain(page).getByText('1 valgt')).toBeVisible()
  await expectNoWordOfOurs(page)
  await page.getByRole('button', { name: 'Merk som betalt' }).click()
  await expect(page.getByRole('region', { name: 'Varsler' }).getByText('1 fiskekort er betalt')).toBeVisible()
  await page.getByRole('button', { name: 'Rediger kolonner' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Arter' }).check()
  await expectNoWordOfOurs(page)
  await dialog.getByRole('button', { name: 'Ferdig' }).click()
  await expect(page.getByRole('columnheader', { name: 'Arter' })).toBeVisible()
  await page.getByRole('button', { name: 'Handlinger for fiskekort L001' }).click()
  await expectNoWordOfOurs(page)
  await page.getByRole('menuitem', { name: 'Åpne kortet' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('L001 Ada Testdal')
})

test('its details show what has changed since last year', async ({ page }) => {
  await open(page, '/L001')
  const changes = page.getByRole('region', { name: 'Endringer' })
  await expect(changes.getByText('9 endringer')).toBeVisible()
  await changes.getByRole('button', { name: /Neste/ }).click()
  await expect(changes.getByText('1 av 9')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Kvote 3 Sjøørret' })).toBeVisible()
  await expectNoWordOfOurs(page)
  await changes.getByRole('switch', { name: 'Vis bare endringer' }).click()
  await expect(inMain(page).getByText('Navn', { exact: true })).toHaveCount(0)
  await expectNoWordOfOurs(page)
})

test('a guide is booked: a calendar, a time, a file', async ({ page }) => {
  await open(page, '/guide')
  await page.getByRole('button', { name: 'Bestill', exact: true }).click()
  const summary = page.getByRole('link', { name: 'Velg en dag' })
  await expect(summary).toBeVisible()
  await expectNoWordOfOurs(page)
  // A closed day is no button for Playwright, but it is for people, and says why it is closed.
  await page.locator('[data-date="2027-05-17"]').click({ force: true })
  await expect(inMain(page).getByText('Fritt fiske på nasjonaldagen').first()).toBeVisible()
  await page.locator('[data-date="2027-05-19"]').click()
  await page.getByRole('radio', { name: /17:00/ }).check({ force: true })
  await expect(page.locator('.product-amount')).toHaveText(/1\s800 kr/)
  await page.locator('input[type=file]').setInputFiles({
    name: 'kvittering.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-${' '.repeat(200)}`),
  })
  await expect(inMain(page).getByText('Lastet opp')).toBeVisible()
  await expectNoWordOfOurs(page)
  await page.getByRole('button', { name: 'Bestill', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Guiden er bestilt' })).toBeVisible()
  await expectNoWordOfOurs(page)
})

test('its theme and its language change at the press, and are kept', async ({ page }) => {
  await open(page, '/')
  const html = page.locator('html')
  const ground = () => page.locator('.eks-root').evaluate((root) => getComputedStyle(root).backgroundColor)
  const light = await ground()
  await page.getByRole('button', { name: /^Tema/ }).click()
  await page.getByRole('menuitemradio', { name: 'Mørkt' }).click()
  await expect(html).toHaveAttribute('data-color-scheme', 'dark')
  await expect.poll(ground).not.toBe(light)
  await page.getByRole('button', { name: 'Språk: Bokmål' }).click()
  await expect(page.getByRole('menuitemradio')).toHaveText(['Norsk bokmål', 'English'])
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(inMain(page).getByText('1-10 of 38 licences')).toBeVisible()
  await expect(html).toHaveAttribute('lang', 'en')
  await page.reload()
  await expect(inMain(page).getByText('1-10 of 38 licences')).toBeVisible()
  await expect(html).toHaveAttribute('data-color-scheme', 'dark')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('radio', { name: 'Week licence' }).click()
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click()
  await expectNoWordOfOurs(page)
  await page.getByRole('link', { name: 'Book a guide' }).first().click()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Choose a day' })).toBeVisible()
  await page.getByRole('button', { name: /^Next available/ }).click()
  await expectNoWordOfOurs(page)
  await page.getByRole('button', { name: /^Theme/ }).click()
  await page.getByRole('menuitemradio', { name: 'As the system' }).click()
  await expect(html).toHaveAttribute('data-color-scheme', 'auto')
  await expect.poll(ground).toBe(light)
})

test('axe finds nothing: light, dark and in forced colours', async ({ page }) => {
  for (const address of ['/', '/L001', '/guide']) {
    await open(page, address)
    for (const media of [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', ...media })
      const rules = 'colorScheme' in media && media.colorScheme === 'light' ? everything : colours
      expect.soft(await findings(page, rules), `${address} ${JSON.stringify(media)}`).toEqual([])
    }
  }
})

test('its pages look as they do', async ({ page }) => {
  const look = async (picture: string, colorScheme: 'light' | 'dark', width: number) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => document.fonts.ready)
    await expect.soft(page).toHaveScreenshot(`${picture}.${width}.${colorScheme}.png`, {
      // What lies over the page is as high as the window.
      fullPage: picture !== 'filters',
    })
  }
  const looks = async (picture: string) => {
    await look(picture, 'light', 1280)
    await look(picture, 'dark', 1280)
    await look(picture, 'light', 360)
    await look(picture, 'dark', 360)
  }
  await open(page, '/?view=now')
  await looks('list')
  await open(page, '/?kind=DAY&paid=true&quotaFrom=5&species=SALMON,TROUT')
  await page.getByRole('button', { name: 'Filter', exact: false }).first().click()
  await look('filters', 'light', 1280)
  await look('filters', 'dark', 360)
  await open(page, '/L001')
  await looks('licence')
  await open(page, '/guide')
  await page.getByRole('button', { name: /^Neste ledige/ }).click()
  await looks('guide')
})
