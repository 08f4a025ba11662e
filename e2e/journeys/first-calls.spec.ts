import type { Page } from '@playwright/test'
import { draftAnswers } from '../support/answers.ts'
import { createDraft } from '../support/drafts.ts'
import { expect, test } from '../support/test.ts'

/** Remembers which reads were begun in the page's head: those that are taken over are no longer there. */
function noteBegun() {
  let asked: { answers: object } | undefined
  Object.defineProperty(window, 'eksportAskedAhead', {
    get: () => asked,
    set: (value: { answers: object }) => {
      asked = value
      Reflect.set(window, 'begunInHead', Object.keys(value.answers))
    },
  })
}

const begun = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'begunInHead'))
const left = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(Reflect.get(window, 'eksportAskedAhead').answers))

test('what a page asks for before its code has come, it uses, and asks for once', async ({ submitter }) => {
  const { referenceNumber } = await createDraft(submitter, draftAnswers(new Date().toISOString()))
  await submitter.addInitScript(noteBegun)
  const pages = { oversikt: 7, [`soeknader/${referenceNumber}/transport`]: 5, 'soeknader/4002/detaljer': 2 }
  for (const [page, calls] of Object.entries(pages)) {
    const reads: string[] = []
    submitter.removeAllListeners('request')
    submitter.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (request.method() === 'GET') reads.push(pathname + search)
    })
    await submitter.goto(`/foretak/310000043/${page}`)
    await expect(submitter.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => left(submitter), `left over at ${page}`).toEqual([])
    const addresses = await begun(submitter)
    expect(addresses).toHaveLength(calls)
    expect(reads.filter((read) => addresses.includes(read)).toSorted(), page).toEqual(addresses.toSorted())
  }
})

test('a page of the form that the browser opened is read from its top, one that another leads to from its heading', async ({
  submitter,
}) => {
  const { referenceNumber } = await createDraft(submitter, draftAnswers(new Date().toISOString()))
  await submitter.goto(`/foretak/310000043/soeknader/${referenceNumber}/transport`)
  const heading = submitter.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Transport')
  // By then the page has done what it does when it has come.
  await submitter.waitForFunction(() => Object.keys(Reflect.get(window, 'eksportAskedAhead').answers).length === 0)
  await submitter.keyboard.press('Tab')
  await expect(submitter.getByRole('link', { name: 'Hopp til hovedinnhold' })).toBeFocused()
  await submitter.getByRole('button', { name: 'Tilbake', exact: true }).click()
  await expect(heading).toHaveText('Siste kontrollmulighet')
  await expect(heading).toBeFocused()
})

test('[ACT-12] a page that begins to listen reads nothing again, but for what was stored meanwhile', async ({
  submitter,
}) => {
  const reads: string[] = []
  submitter.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/soeknader')) reads.push(request.url())
  })
  const stream = /\/api\/endringer\?seen=\d+$/
  const page = '/foretak/310000043/oversikt?status=UNDER_REGISTRERING&sort=REFERENCE_NUMBER&direction=DESC'
  const openAndListen = async () => {
    const listens = submitter.waitForResponse(stream)
    await submitter.goto(page)
    await listens
    await expect(submitter.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await openAndListen()
  // Whatever a page asks for by itself as it begins to listen, it asks within two seconds.
  await submitter.waitForTimeout(3000)
  expect(reads.toSorted()).toEqual([...new Set(reads)].toSorted())

  let listen: (value?: unknown) => void = () => undefined
  const stored = new Promise((resolve) => {
    listen = resolve
  })
  await submitter.route(stream, async (route) => {
    await stored
    await route.continue()
  })
  const asks = submitter.waitForRequest(stream)
  await submitter.goto(page)
  await asks
  const { reference } = await createDraft(submitter, draftAnswers(new Date().toISOString()))
  listen()
  await expect(submitter.getByRole('link', { name: reference })).toBeVisible()
})

test('a page whose code does not come says so in the language that was chosen, and comes when it is loaded again', async ({
  submitter,
}) => {
  await submitter.addInitScript(() => localStorage.setItem('eksport.locale', 'en'))
  const code = '**/assets/first-*.js'
  await submitter.route(code, (route) => route.abort())
  await submitter.goto('/foretak/310000043/oversikt')
  await expect(submitter.getByRole('alert')).toHaveText(
    'The page could not be fetched. Check your connection. Reload the page',
  )
  await submitter.unroute(code)
  await submitter.getByRole('link', { name: 'Reload the page' }).click()
  await expect(submitter.getByRole('heading', { level: 1 })).toHaveText('Applications')
})

/** How the header and the first words are painted; widths are the letters', which come with the stylesheet. */
const painted = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.before-the-script :is(div, span, svg, p)')].map((element) => {
      const { top, left, height } = element.getBoundingClientRect()
      const { color, backgroundColor, font } = getComputedStyle(element)
      return [top, left, height, color, backgroundColor, font].join(' ')
    }),
  )

for (const colorScheme of ['light', 'dark'] as const)
  test(`the first words do not wait for the stylesheet, and look as they do with it: ${colorScheme}`, async ({
    submitter,
  }) => {
    await submitter.emulateMedia({ colorScheme })
    await submitter.route('**/assets/*.js', () => undefined)
    let send: (value?: unknown) => void = () => undefined
    const waiting = new Promise((resolve) => {
      send = resolve
    })
    await submitter.route('**/assets/*.css', async (route) => {
      await waiting
      await route.continue()
    })
    await submitter.goto('/foretak/310000043/oversikt', { waitUntil: 'commit' })
    await expect(submitter.getByText('Siden lastes …')).toBeVisible()
    await expect
      .poll(() => submitter.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1)
    const first = await painted(submitter)
    send()
    await expect.poll(() => submitter.evaluate(() => document.styleSheets.length)).toBe(2)
    expect(await painted(submitter)).toEqual(first)
  })
