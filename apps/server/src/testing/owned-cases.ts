import { getApplication, getCase, type Handling, reopenApplication, requestClarification } from '@eksport/api'
import { findingsToAssess } from '@eksport/domain'
import { organisationNumber } from './a-draft.ts'
import { actOn, sendForChina } from './index.ts'
import { database, exporter, officer } from './shared-server.ts'

export const kari = 'demo-kari-nordli'

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
