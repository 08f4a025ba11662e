import { getApplication, getCase, type Handling, reopenApplication, requestClarification } from '@eksport/api'
import { findingsToAssess } from '@eksport/domain'
import type { Client } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { organisationNumber } from './a-draft.ts'
import { actOn, type LoggedIn, logInAs, sendForChina, startServer, type TestServer } from './index.ts'

export const kari = 'demo-kari-nordli'

export let server: TestServer
export let database: Client
export let exporter: LoggedIn
export let officer: LoggedIn
export let leader: LoggedIn
export let signer: LoggedIn

export const sent = (): Promise<number> => sendForChina(exporter)

export async function taken() {
  const referenceNumber = await sent()
  await actOn(officer, referenceNumber, { action: 'take' })
  return referenceNumber
}

export async function approvalOf(referenceNumber: number): Promise<Handling> {
  const { validation } = await officer.client.call(getCase, { params: { referenceNumber } })
  const confirmedViolations = findingsToAssess(validation.errors).map(({ code }) => code)
  return { action: 'approve', confirmedViolations }
}

/** Asks a question that unlocks everything. */
export async function ask(referenceNumber: number) {
  const { application } = await officer.client.call(getCase, { params: { referenceNumber } })
  const questions = [{ message: 'Hvilken dato?', unlocking: { pins: [], unlocksAll: true } }]
  const call = { params: { referenceNumber }, body: { clarification: { questions } } }
  await officer.client.call(requestClarification, { ...call, ifMatch: application.version })
}

/** Reopens the application for corrections, as the exporter. */
export async function reopened(referenceNumber: number) {
  const params = { organisationNumber, referenceNumber }
  const { application } = await exporter.client.call(getApplication, { params })
  await exporter.client.call(reopenApplication, { params, ifMatch: application.version })
}

/** The kinds of notices that an officer has about a case. */
export async function noticesOf(personId: string, referenceNumber: number): Promise<string[]> {
  const { rows } = await database.query<{ kind: string }>(
    'select kind from notices where person_id = $1 and reference_number = $2 order by created_at',
    [personId, referenceNumber],
  )
  return rows.map(({ kind }) => kind)
}

export function startServerOfOwners(): void {
  beforeAll(async () => {
    server = await startServer({ postgres: inject('postgres') })
    exporter = await logInAs(server, 'submitter', 'demo-ingrid-solheim')
    officer = await logInAs(server, 'caseworker', kari)
    leader = await logInAs(server, 'caseworker', 'demo-solveig-moen')
    signer = await logInAs(server, 'caseworker', 'demo-henrik-dahl')
    database = await server.connect()
  })
  afterAll(() => server?.stop())
}
