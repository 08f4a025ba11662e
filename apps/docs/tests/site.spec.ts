import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, type Page, type Request, test } from '@playwright/test'
import { everything, violationsIn } from '../../../scripts/lib/axe.ts'

const site = join(import.meta.dirname, '../../../.cache/docs-site')
const kinds = [
  '/',
  '/nb/',
  '/get-started/',
  '/own-data/',
  '/components/data-table/',
  '/nb/components/button/',
  '/components/application-table/',
  '/nb/patterns/list-with-filters/',
  '/patterns/booking/',
  '/theme-builder/',
  '/accessibility/conformance/',
  '/nb/accessibility/statement-submitter/',
  '/status/',
  '/nb/status/',
  '/nb/looking-for/',
  '/compared/',
]
const englishPages = globSync('**/index.html', { cwd: site })
  .map((file) => `/${file.slice(0, -'index.html'.length)}`)
  .filter((path) => !path.startsWith('/nb/') && !path.endsWith('/demo/'))

test('[LIB-08] each link of each page leads somewhere', () => {
  const pages = globSync('**/*.html', { cwd: site })
  expect(pages.length).toBeGreaterThan(150)
  const dead = pages.flatMap((page) => {
    const source = readFileSync(join(site, page), 'utf8')
    const links = [...source.matchAll(/ (?:href|src)="([^"#?]+)[^"]*"/g)].map((match) => match[1] ?? '')
    return links
      .filter((link) => !/^(https?:|data:|mailto:)/.test(link))
      .map((link) => (link.startsWith('/') ? link : join('/', dirname(page), link, link.endsWith('/') ? '/' : '')))
      .map((link) => (link.endsWith('/') ? `${link}index.html` : link))
      .filter((file) => !existsSync(join(site, file)))
      .map((file) => `${page}: ${file}`)
  })
  expect([...new Set(dead)]).toEqual([])
})

for (const path of kinds) {
  test(`[LIB-08] ${path} passes axe in both themes and does not scroll sideways`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Storybook's tests check the samples themselves, in every look.
      await page.evaluate(() => {
        for (const frame of document.querySelectorAll('iframe')) frame.remove()
      })
      const found = await violationsIn('html', page, everything)
      expect
        .soft(
          found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
          colorScheme,
        )
        .toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}

const shown = (page: Page) => page.frameLocator('iframe').first()

/** Opens a page and scrolls through its samples: each renders when it comes into view. */
async function openWhole(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' })
  for (const sample of await page.locator('iframe').all()) {
    await sample.scrollIntoViewIfNeeded()
    await expect(sample.contentFrame().locator('#demo > *').first()).toBeVisible()
  }
}

/** What the page itself has fetched, and what its samples have, in kB as they are sent. */
function weigh(page: Page) {
  const own = new Map<string, Promise<number>>()
  const ofSamples = new Map<string, Promise<number>>()
  page.on('response', (answer) => {
    const among = answer.frame() === page.mainFrame() ? own : ofSamples
    if (answer.ok())
      among.set(
        answer.url(),
        answer.body().then((body) => gzipSync(body).length / 1000),
      )
  })
  const sum = async (sizes: typeof own) => (await Promise.all(sizes.values())).reduce((total, size) => total + size, 0)
  return async () => ({ own: await sum(own), ofSamples: await sum(ofSamples) })
}

// The page about other data has five samples; the pages of their components test each of them.
for (const path of kinds.filter((kind) => kind !== '/own-data/')) {
  test(`[LIB-08] ${path} is 200 kB at most beside its samples, and they are 250 kB at most together`, async ({
    page,
  }) => {
    const weight = weigh(page)
    await openWhole(page, path)
    const { own, ofSamples } = await weight()
    expect(own).toBeLessThanOrEqual(200)
    expect(ofSamples).toBeLessThanOrEqual(250)
  })
}

/** Opens a page and waits until the samples in its first view are drawn and nothing more is on its way. */
async function openFirstView(page: Page, path: string) {
  const onTheirWay = new Set<Request>()
  page.on('request', (request) => onTheirWay.add(request))
  page.on('requestfinished', (request) => onTheirWay.delete(request))
  page.on('requestfailed', (request) => onTheirWay.delete(request))
  await page.goto(path)
  const inView = await page
    .locator('iframe')
    .evaluateAll((frames) => frames.filter((frame) => frame.getBoundingClientRect().top < innerHeight).length)
  for (const sample of (await page.locator('iframe').all()).slice(0, inView)) {
    const drawn = sample.contentFrame().locator('#demo > *').first()
    await drawn.waitFor({ state: 'attached' })
    await drawn.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
  await expect.poll(() => onTheirWay.size).toBe(0)
}

const firstViews = [
  ...[...new Set([...englishPages, ...kinds])].map((path) => ({ path, width: 1280, height: 800 })),
  ...kinds.map((path) => ({ path, width: 360, height: 740 })),
]

/** React, the stylesheet and a table or a whole application alone are 130 kB. */
const heavy = /(data-table|application-table|application-detail|wizard|list-with-filters)\/$/

for (const { path, width, height } of firstViews) {
  const limit = heavy.test(path) ? 210 : 200
  test(`[LIB-08] before one scrolls at ${width} px ${path} is ${limit} kB at most with its samples`, async ({
    page,
  }) => {
    const weight = weigh(page)
    await page.setViewportSize({ width, height })
    await openFirstView(page, path)
    const { own, ofSamples } = await weight()
    expect(own).toBeGreaterThan(0)
    expect(own + ofSamples).toBeLessThanOrEqual(limit)
  })
}

test('[LIB-08] the samples of the front page speak its language', async ({ page }) => {
  await openWhole(page, '/nb/')
  await expect(shown(page).locator('html')).toHaveAttribute('lang', 'nb')
  await openWhole(page, '/')
  await expect(shown(page).locator('html')).toHaveAttribute('lang', 'en')
})

/** Adds up the layout shift score of the page, as browsers compute it. */
function countShifts() {
  const { dataset } = document.documentElement
  new PerformanceObserver((list) => {
    const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
    dataset.moved = String(shifts.reduce((total, { value }) => total + value, Number(dataset.moved ?? 0)))
  }).observe({ type: 'layout-shift', buffered: true })
}

for (const path of kinds) {
  test(`[LIB-08] nothing on ${path} moves while its samples load`, async ({ page }) => {
    await page.addInitScript(countShifts)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await openWhole(page, path)
      const moved = await page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0))
      expect.soft(moved, `${width} px`).toBeLessThan(0.05)
    }
  })
}

test('[LIB-08] a sample is the part itself, in the language of the page and in its theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openWhole(page, '/components/data-table/')
  await expect(shown(page).getByRole('button', { name: 'Edit columns' })).toBeVisible()
  await page.getByRole('link', { name: 'Bokmål' }).click()
  await expect(page).toHaveURL(/\/nb\/components\/data-table\/$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Bruk' })).toBeVisible()
  await page.locator('iframe').scrollIntoViewIfNeeded()
  await expect(shown(page).getByRole('button', { name: 'Rediger kolonner' })).toBeVisible()
  await page.getByRole('link', { name: 'Loading', exact: true }).click()
  await expect(shown(page).locator('[aria-busy="true"]')).toBeVisible()
})

test('[LIB-08] search finds a part by the keyboard alone', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Control+k')
  await page.getByRole('textbox', { name: 'Search' }).fill('FilterPanel')
  await page.getByRole('link', { name: 'FilterPanel', exact: true }).first().press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'FilterPanel' })).toBeVisible()
})

test('[LIB-08] the theme builder says when a colour is too faint, and its address keeps the choices', async ({
  page,
}) => {
  await page.goto('/theme-builder/')
  await page.getByLabel('Brand colour').fill('#ffcc00')
  await expect(page.getByText('#ffcc00 is too faint for buttons')).toBeVisible()
  await page.getByRole('button', { name: '8 px' }).click()
  await expect(page.getByText(/^(\d+) of \1 pairs hold/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Stylesheet')).toHaveValue(/--eks-radius: 8px/)
  await expect(page.getByLabel('Brand colour')).toHaveValue('#ffcc00')
})

test('[LIB-08] the stylesheet of a theme is copied by the button of the library', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/theme-builder/')
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  await expect(page.getByLabel('Stylesheet')).toHaveValue(copied)
})

test('[LIB-09] each page of a part stands beside it as Markdown, and llms.txt lists it', async ({ request }) => {
  const index = await (await request.get('/llms.txt')).text()
  expect(index).toContain('- [DataTable](docs/data-table.md)')
  expect(index).toContain('- [List with filters](docs/patterns/list-with-filters.md)')
  for (const [, link = ''] of index.matchAll(/\]\(([^)]+)\)/g))
    expect((await request.get(`/${link}`)).ok(), link).toBe(true)
})
