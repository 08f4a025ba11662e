import { getCase, getPaperStock, type Handling, handleCase } from '@eksport/api'
import type { Client } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { type LoggedIn, logInAs, startServer, type TestServer } from './index.ts'

export let server: TestServer
export let database: Client
export let officer: LoggedIn
export let second: LoggedIn
export let leader: LoggedIn

export const stockOf = ({ client }: LoggedIn) => client.call(getPaperStock, {})

export const caseOf = (referenceNumber: number) => officer.client.call(getCase, { params: { referenceNumber } })

export async function act(person: LoggedIn, referenceNumber: number, body: Handling) {
  const { application } = await caseOf(referenceNumber)
  return person.client.call(handleCase, { params: { referenceNumber }, body, ifMatch: application.version })
}

/** A sample on paper without an electronic signature, ready to be printed. */
export async function approved(referenceNumber: number) {
  const { validation } = await caseOf(referenceNumber)
  const manual = validation.errors.filter(({ severity }) => severity === 'MANUAL_PROCESSING')
  await act(officer, referenceNumber, { action: 'approve', confirmedViolations: manual.map(({ code }) => code) })
  return referenceNumber
}

export const sheets = async (where: string) => {
  const { rows } = await database.query(`select serial, state from paper_sheets where ${where} order by position`)
  return rows.map(({ serial, state }) => `${serial} ${state}`)
}

export function startServerOfPaper(): void {
  beforeAll(async () => {
    server = await startServer({ postgres: inject('postgres') })
    database = await server.connect()
    officer = await logInAs(server, 'caseworker', 'demo-kari-nordli')
    second = await logInAs(server, 'caseworker', 'demo-kari-nordli')
    leader = await logInAs(server, 'caseworker', 'demo-solveig-moen')
  })
  afterAll(() => server?.stop())
}
