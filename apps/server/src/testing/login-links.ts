import { redeemLoginLink, requestLoginLink } from '@eksport/api'
import type { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, vi } from 'vitest'
import { clientOf, startServer, type TestBrowser, type TestServer } from './index.ts'

export const minute = 60_000

export const marte = '03838000333'

export const anders = '02828000222'

export const nobody = '12345678901'

export let server: TestServer
export let database: Client
export let clock = Date.now()

/** Moves the clock forward, in milliseconds. */
export const pass = (milliseconds: number) => {
  clock += milliseconds
}

export const mails = (to: string) => server.running.mailbox?.received().filter((mail) => mail.to === to) ?? []

export const tokenOf = (text: string) => /\/innlogging\/lenke(?:\?locale=(?:nn|en))?#([\w-]+)/.exec(text)?.[1] ?? ''

/** Waits until the worker has handled every request so far. */
export const settled = () =>
  vi.waitFor(async () => {
    const { rows } = await database.query("select from jobs where name = 'send-login-link' and state = 'WAITING'")
    expect(rows).toEqual([])
  })

export const ask = (browser: TestBrowser, ssn: string, headers: Readonly<Record<string, string>> = {}) =>
  browser.fetch(server.submitterUrl + requestLoginLink.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ssn, next: '/profil' }),
  })

export const redeem = (browser: TestBrowser, token: string) =>
  clientOf(server, 'submitter', browser).call(redeemLoginLink, { body: { token } })

export function startServerOfLinks(): void {
  beforeAll(async () => {
    server = await startServer({ postgres: inject('postgres'), now: () => new Date(clock) })
    database = await server.connect()
    await database.query("insert into flags values ('alternativeLogin', true)")
  })
  afterAll(() => server?.stop())
  // Forgets earlier requests.
  beforeEach(() => {
    clock += 120 * minute
  })
}
