import {
  type BodyOf,
  getApplication,
  getCase,
  reopenApplication,
  requestClarification,
  saveApplication,
  sendApplication,
} from '@eksport/api'
import { type ApplicationDraft, ownAnswers, type Unlocking } from '@eksport/domain'
import { organisationNumber } from './a-draft.ts'
import { actOn, sendForChina } from './index.ts'
import { exporter, officer } from './shared-server.ts'

export const addressOf = (referenceNumber: number) => ({ organisationNumber, referenceNumber })

export const read = (referenceNumber: number) =>
  exporter.client.call(getApplication, { params: addressOf(referenceNumber) })

export const readCase = (referenceNumber: number) => officer.client.call(getCase, { params: { referenceNumber } })

export const reference: Unlocking = { pins: [{ fact: 'consignor.internalReference' }], unlocksAll: false }

/** An application that an officer has taken and asked a question about. */
export const asked = (unlocking: Unlocking, attachments: File[] = []) =>
  askedAll([{ message: 'Er referansen riktig?', unlocking }], attachments)

export type Questions = BodyOf<typeof requestClarification>['clarification']['questions']

/** The same with several questions at once. */
export async function askedAll(questions: Questions, attachments: File[] = []): Promise<number> {
  const referenceNumber = await sendForChina(exporter)
  const taken = await actOn(officer, referenceNumber, { action: 'take' })
  await officer.client.call(requestClarification, {
    params: { referenceNumber },
    body: { clarification: { questions }, attachments },
    ifMatch: taken.version,
  })
  return referenceNumber
}

export async function reopen(referenceNumber: number) {
  const { application } = await read(referenceNumber)
  return exporter.client.call(reopenApplication, {
    params: addressOf(referenceNumber),
    ifMatch: application.version,
  })
}

export async function save(referenceNumber: number, change: (draft: ApplicationDraft) => ApplicationDraft) {
  const { application, draft } = await read(referenceNumber)
  const body = change(draft ?? (ownAnswers(application) as ApplicationDraft)) // a stored application holds a whole draft
  return exporter.client.call(saveApplication, {
    params: addressOf(referenceNumber),
    body,
    ifMatch: application.version,
  })
}

export const withReference = (internalReference: string) => (draft: ApplicationDraft) => ({
  ...draft,
  consignor: { ...draft.consignor, internalReference },
})

export async function send(referenceNumber: number, comment?: string) {
  const { application } = await read(referenceNumber)
  return exporter.client.call(sendApplication, {
    params: addressOf(referenceNumber),
    body: comment === undefined ? {} : { comment },
    ifMatch: application.version,
  })
}
