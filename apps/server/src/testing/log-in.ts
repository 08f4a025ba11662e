import { type ApiClient, type Audience, createClient } from '@eksport/api'
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
  /** Where the login ended. */
  readonly url: string
}

/** A client whose calls carry the cookies of a browser. */
export function clientOf(server: Addresses, audience: Audience, browser: TestBrowser): ApiClient {
  // The client hands over addresses as text.
  return createClient({
    baseUrl: addressOf(server, audience),
    fetch: (input, init) => browser.fetch(String(input), init),
  })
}

/** Logs a test person in by the real protocol: the listener, the login provider's page, and back. */
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
  return { browser, client: clientOf(server, audience, browser), url: picked.url }
}
