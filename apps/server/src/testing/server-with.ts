import { afterAll, inject } from 'vitest'
import type { LoggedIn } from './log-in.ts'
import { logInAs } from './log-in-as.ts'
import { type StartServerOptions, startServer } from './start-server.ts'

const people = {
  exporter: ['submitter', 'demo-ingrid-solheim'],
  /** Of another organisation. */
  stranger: ['submitter', 'demo-anders-vik'],
  officer: ['caseworker', 'demo-kari-nordli'],
  signer: ['caseworker', 'demo-henrik-dahl'],
  /** An administrator as well. */
  leader: ['caseworker', 'demo-solveig-moen'],
} as const

type Name = keyof typeof people

/**
 * A server for the tests of one file, with the owner's connection to its database and logged-in people; stopped after
 * the tests.
 */
export async function serverWith<Names extends Name>(names: readonly Names[], options: StartServerOptions = {}) {
  const server = await startServer({ postgres: inject('postgres'), ...options })
  afterAll(() => server.stop())
  const database = await server.connect()
  const loggedIn: Partial<Record<Name, LoggedIn>> = {}
  for (const name of names) {
    const [audience, person] = people[name]
    loggedIn[name] = await logInAs(server, audience, person)
  }
  return { server, database, ...(loggedIn as Record<Names, LoggedIn>) }
}
