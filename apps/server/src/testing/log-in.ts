import { type ApiClient, type Audience, createClient, getSession } from '@eksport/api'
import { follow, newBrowser, type TestBrowser } from './browser.ts'
import type { TestServer } from './start-server.ts'

const beginnings: Readonly<Record<Audience, string>> = {
  submitter: '/oauth2/authorization/idporten',
  caseworker: '/oauth2/authorization/ansatt',
}

type Addresses = Pick<TestServer, 'submitterUrl' | 'caseworkerUrl'>

const addressOf = (server: Addresses, audience: Audience) =>
  audience === 'submitter' ? server.submitterUrl : server.caseworkerUrl

export interface LoggedIn {
  readonly browser: TestBrowser
  readonly client: ApiClient
  /** The address where the login ended. */
  readonly url: string
}

/** A client that uses a browser's cookies and names the given organisation. */
export function clientOf(
  server: Addresses,
  audience: Audience,
  browser: TestBrowser,
  organisationNumber?: string,
): ApiClient {
  return createClient({
    baseUrl: addressOf(server, audience),
    // The client passes addresses as text.
    fetch: (input, init) => browser.fetch(String(input), init),
    organisation: () => organisationNumber,
  })
}

/** The organisation that an exporter starts with, if there is one. */
async function firstOrganisation(server: Addresses, browser: TestBrowser): Promise<string | undefined> {
  const response = await browser.fetch(server.submitterUrl + getSession.path)
  if (!response.ok) return undefined
  return getSession.response.parse(await response.json()).organisation?.organisationNumber
}

/** The person with a session in a browser. */
export async function asLoggedIn(server: Addresses, audience: Audience, browser: TestBrowser, url: string) {
  const organisation = audience === 'submitter' ? await firstOrganisation(server, browser) : undefined
  return { browser, client: clientOf(server, audience, browser, organisation), url }
}

/**
 * Logs a test person in with the real protocol: the listener, the login provider's page, and back. The client's calls
 * name the first organisation.
 */
export async function logIn(
  server: Addresses,
  audience: Audience,
  person: string,
  browser: TestBrowser = newBrowser(),
  next = '/oversikt',
): Promise<LoggedIn> {
  const begin = `${addressOf(server, audience)}${beginnings[audience]}?next=${encodeURIComponent(next)}`
  const page = await follow(browser, begin)
  const picked = await follow(browser, page.url, { method: 'POST', body: new URLSearchParams({ person }) })
  return asLoggedIn(server, audience, browser, picked.url)
}
