import { randomUUID } from 'node:crypto'
import { formatReference } from '@eksport/domain'
import type { Answers } from '@eksport/forms'
import type { Page } from '@playwright/test'
import { addressOf } from './addresses.ts'
import { draftAnswers } from './answers.ts'

/** The parts of the server's application that the journeys read. */
interface StoredDraft {
  readonly referenceNumber: number
  readonly reference: string
  readonly version: number
}

const applications = '/api/v3/helsesertifikat/organisasjoner/310000043/soeknader'

/** A call as the app makes it, with the page's session. */
const post = async (page: Page, address: URL, body: object, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await page.request.post(address.href, {
    data: body,
    headers: { origin: address.origin, 'idempotency-key': randomUUID(), ...headers },
  })
  if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`)
  return answer.json()
}

/** Creates a draft as the app does, in a logged-in browser. */
export const createDraft = async (
  page: Page,
  answers: Answers,
  portal: string = addressOf('submitter'),
): Promise<StoredDraft> => {
  const { application } = await post(page, new URL(applications, portal), answers)
  const referenceNumber = Number(application.referenceNumber)
  return { referenceNumber, version: Number(application.version), reference: formatReference(referenceNumber) }
}

/** Sends a complete application that an officer must assess, as the app does. */
export const sendNew = async (page: Page, answers = draftAnswers(new Date().toISOString())): Promise<StoredDraft> => {
  const draft = await createDraft(page, answers)
  const address = new URL(`${applications}/${draft.referenceNumber}/send`, addressOf('submitter'))
  await post(page, address, {}, { 'if-match': `"${draft.version}"` })
  return draft
}

/** Saves a draft's answers as the app does. */
export const saveDraft = async (page: Page, referenceNumber: number, answers: Answers): Promise<void> => {
  const address = new URL(`${applications}/${referenceNumber}`, addressOf('submitter'))
  const { application } = await (await page.request.get(address.href)).json()
  const saved = await page.request.put(address.href, {
    data: answers,
    headers: { origin: address.origin, 'if-match': `"${application.version}"` },
  })
  if (!saved.ok()) throw new Error(`${saved.status()}: ${await saved.text()}`)
}
