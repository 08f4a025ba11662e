import { afterAll, inject } from 'vitest'
import type { LoggedIn } from './log-in.ts'
import { logInAs } from './log-in-as.ts'
import { type StartServerOptions, startServer, type TestServer } from './start-server.ts'

const people = {
  exporter: ['submitter', 'demo-ingrid-solheim'],
  /** Of another organisation. */
  stranger: ['submitter', 'demo-anders-vik'],
  officer: ['caseworker', 'demo-kari-nordli'],
  signer: ['caseworker', 'demo-henrik-dahl'],
  /** An administrator as well. */
  leader: ['caseworker', 'demo-solveig-moen'],
} as const

export type TestPerson = keyof typeof people

/** Logs people in; only those that are named are there. */
export async function logInPeople(server: TestServer, names: readonly TestPerson[]) {
  const loggedIn: Partial<Record<TestPerson, LoggedIn>> = {}
  for (const name of names) {
    const [audience, person] = people[name]
    loggedIn[name] = await logInAs(server, audience, person)
  }
  return loggedIn as Record<TestPerson, LoggedIn>
}

/**
 * A server for the tests of one file, with the owner's connection to its database and logged-in people; stopped after
 * the tests.
 */
export async function serverWith<Names extends TestPerson>(names: readonly Names[], options: StartServerOptions = {}) {
  const server = await startServer({ postgres: inject('postgres'), ...options })
  afterAll(() => server.stop())
  const database = await server.connect()
  const loggedIn: Record<Names, LoggedIn> = await logInPeople(server, names)
  return { server, database, ...loggedIn }
}
