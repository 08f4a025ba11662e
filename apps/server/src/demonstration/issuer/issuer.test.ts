import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLoginProvider } from '../../integrations/login/login-provider.ts'
import { newBrowser, type TestBrowser } from '../../testing/browser.ts'
import { type StartedIssuer, startIssuer } from './start.ts'

// Nobody listens there: a login has ended when the browser is led there.
const portals = { submitter: 'http://localhost:1', caseworker: 'http://localhost:2' }
let folder = ''
let started: StartedIssuer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eksport-issuer-'))
  started = await startIssuer({ host: 'localhost', port: 0, dataFolder: folder, portals })
})
afterAll(async () => {
  await started?.stop()
  await rm(folder, { recursive: true, force: true })
})

const callbacks = {
  submitter: `${portals.submitter}/login/oauth2/code/idporten`,
  caseworker: `${portals.caseworker}/login/oauth2/code/ansatt`,
} as const

/** Follows the provider as a browser does, until a page stands there or a portal is reached. */
async function arrive(browser: TestBrowser, address: string, init?: RequestInit) {
  let url = address
  let response = await browser.fetch(url, init)
  for (
    let location = response.headers.get('location');
    location !== null;
    location = response.headers.get('location')
  ) {
    url = new URL(location, url).href
    if (Object.values(portals).some((portal) => url.startsWith(portal))) return { url, response }
    response = await browser.fetch(url)
  }
  return { url, response }
}

/** Opens the page where a person is picked, in a browser that may remember another. */
async function openLogin(browser: TestBrowser, audience: keyof typeof portals, person: string) {
  const provider = createLoginProvider(started.clients[audience])
  const { url, ...attempt } = await provider.begin(callbacks[audience], 'nb')
  const page = await arrive(browser, url.href)
  const pick = async () => {
    const picked = await arrive(browser, page.url, { method: 'POST', body: new URLSearchParams({ person }) })
    return provider.complete(new URL(picked.url), attempt)
  }
  return { pick }
}

const logIn = async (...login: Parameters<typeof openLogin>) => (await openLogin(...login)).pick()

it('[SEC-10] logs in whoever is picked, also in a browser that remembers somebody else', async () => {
  const browser = newBrowser()
  expect(await logIn(browser, 'submitter', 'demo-ingrid-solheim')).toMatchObject({ subject: 'demo-ingrid-solheim' })
  expect(await logIn(browser, 'caseworker', 'demo-kari-nordli')).toMatchObject({ subject: 'demo-kari-nordli' })
  expect(await logIn(browser, 'submitter', 'demo-anders-vik')).toMatchObject({ subject: 'demo-anders-vik' })
})

it('[SEC-10] logs in whoever is picked on a page that was open before somebody else was picked beside it', async () => {
  const browser = newBrowser()
  const open = await openLogin(browser, 'caseworker', 'demo-kari-nordli')
  // A real browser keeps those of each page apart, by their path.
  const ofPage = [...browser.cookies].filter(([name]) => name.startsWith('_interaction'))
  await logIn(browser, 'submitter', 'demo-ingrid-solheim')
  for (const [name, value] of ofPage) browser.cookies.set(name, value)
  expect(await open.pick()).toMatchObject({ subject: 'demo-kari-nordli' })
})

it('leads back to both portals where a login cannot go on', async () => {
  const page = await newBrowser().fetch(`${started.clients.submitter.issuer}/innlogging/used`)
  expect(page.status).toBe(400)
  const text = await page.text()
  for (const portal of Object.values(portals)) expect(text).toContain(`href="${portal}/"`)
})

it('shows its pages in the letters that its stylesheet names', async () => {
  const { issuer } = started.clients.submitter
  const text = await (await newBrowser().fetch(`${issuer}/innlogging/used`)).text()
  const fonts = [...text.matchAll(/url\(([^)]+)\)/g)].map(([, address]) => `${issuer}${address}`)
  expect(fonts).toHaveLength(2)
  for (const address of fonts) {
    const font = new Uint8Array(await (await fetch(address)).arrayBuffer())
    // How a TrueType font begins.
    expect([...font.slice(0, 4)]).toEqual([0, 1, 0, 0])
  }
})
