import type { Client } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import type { LoggedIn } from './log-in.ts'
import { logInPeople, type TestPerson } from './server-with.ts'
import { startServer, type TestServer } from './start-server.ts'

// For helpers that several test files share: set before the tests of the file that runs.
export let server: TestServer
export let database: Client
export let exporter: LoggedIn
export let stranger: LoggedIn
export let officer: LoggedIn
export let signer: LoggedIn
export let leader: LoggedIn

/** Starts the server for the tests of the calling file, and logs these people in. */
export function startSharedServer(names: readonly TestPerson[] = ['exporter', 'officer']): void {
  beforeAll(async () => {
    server = await startServer({ postgres: inject('postgres') })
    database = await server.connect()
    ;({ exporter, stranger, officer, signer, leader } = await logInPeople(server, names))
  })
  afterAll(() => server?.stop())
}
