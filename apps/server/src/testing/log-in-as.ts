import { randomUUID } from 'node:crypto'
import type { Audience } from '@eksport/api'
import { openSession } from '../acts/open-session.ts'
import { findPerson } from '../db/repositories/people.ts'
import { sessionCookie } from '../http/cookies.ts'
import { newBrowser } from './browser.ts'
import { asLoggedIn, type LoggedIn } from './log-in.ts'
import type { TestServer } from './start-server.ts'

/** Logs a test person in to a server in this process, without the ten requests of the protocol, which login.test.ts proves. */
export async function logInAs(server: TestServer, audience: Audience, personId: string): Promise<LoggedIn> {
  const { deps } = server.running
  const browser = newBrowser()
  const cookie = await deps.transactions.run({ audience: 'nobody' }, async (tx) => {
    const person = await findPerson(tx, personId)
    if (person === undefined) throw new Error(`There is no ${personId}`)
    const facts = { audience, level: 4, providerSession: null, oldCookie: undefined, requestId: randomUUID() } as const
    return openSession(tx, deps, { ...facts, person })
  })
  browser.cookies.set(sessionCookie(audience), cookie)
  return asLoggedIn(server, audience, browser, '/oversikt')
}
