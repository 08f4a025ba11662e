import { formatReference } from '@eksport/domain'
import type { Answers } from '@eksport/forms'
import type { Page } from '@playwright/test'
import { draftAnswers } from './answers.ts'

/** An application as the server answers it, as far as the journeys look at it. */
interface StoredDraft {
  readonly referenceNumber: number
  readonly reference: string
  readonly version: number
}

/** Begins a draft as the app would, from the page of somebody who is logged in. */
export const createDraft = async (page: Page, answers: Answers): Promise<StoredDraft> => {
  const organisationNumber = '310000043'
  const { referenceNumber, version } = await page.evaluate(
    async ([organisation, body]) => {
      const answer = await fetch(`/api/v3/helsesertifikat/organisasjoner/${organisation}/soeknader`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify(body),
      })
      if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`)
      const { application } = await answer.json()
      return { referenceNumber: Number(application.referenceNumber), version: Number(application.version) }
    },
    [organisationNumber, answers] as const,
  )
  return { referenceNumber, version, reference: formatReference(referenceNumber) }
}

/** A whole application that an officer must look at, sent as the app would send it. */
export const sendNew = async (page: Page): Promise<StoredDraft> => {
  const draft = await createDraft(page, draftAnswers(new Date().toISOString()))
  await page.evaluate(
    async ([address, version]) => {
      const answer = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'if-match': `"${version}"`,
          'idempotency-key': crypto.randomUUID(),
        },
        body: '{}',
      })
      if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
    },
    [
      `/api/v3/helsesertifikat/organisasjoner/310000043/soeknader/${draft.referenceNumber}/send`,
      draft.version,
    ] as const,
  )
  return draft
}
