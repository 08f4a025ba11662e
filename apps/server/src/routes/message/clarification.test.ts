import { listApplications, listHistory, listMessages, withdrawApplication } from '@eksport/api'
import { isReopened } from '@eksport/domain'
import { describe, expect, it } from 'vitest'
import {
  addressOf,
  asked,
  exporter,
  officer,
  organisationNumber,
  read,
  readCase,
  reference,
  reopen,
  save,
  send,
  startServerOfQuestions,
  withReference,
} from '../../testing/ask-and-answer.ts'
import { actOn } from '../../testing/index.ts'
import { aPdf } from '../../testing/sample-files.ts'

startServerOfQuestions()

describe('a question', () => {
  it('[ACT-08] is about what was pinned, with files, and offers three ways', async () => {
    const file = new File([new Uint8Array(await aPdf())], 'målebrev.pdf', { type: 'application/pdf' })
    const referenceNumber = await asked(reference, [file])
    const { application } = await read(referenceNumber)
    const [only] = application.clarification?.questions ?? []
    expect(only).toMatchObject(reference)
    expect(application.actions).toEqual(expect.arrayContaining(['resend', 'reopen', 'withdraw']))
    const [question] = await exporter.client.call(listMessages, { params: addressOf(referenceNumber) })
    expect(question).toMatchObject({
      id: only?.messageId,
      attachments: [{ type: 'MESSAGE_ATTACHMENT', filename: 'målebrev.pdf' }],
    })
  })

  it('[ACT-08] that unlocks nothing is answered in words', async () => {
    const referenceNumber = await asked({ pins: [], unlocksAll: false })
    expect((await read(referenceNumber)).application.actions).not.toContain('reopen')
    await expect(reopen(referenceNumber)).rejects.toMatchObject({ status: 409, code: 'somethingUnlocked' })
  })
})

it('[STA-08] a question is taken back with a reason, and the case goes on', async () => {
  const referenceNumber = await asked(reference)
  const after = await actOn(officer, referenceNumber, { action: 'recall', reason: 'Funnet i pakklisten.' })
  expect(after.applicationStatus).toBe('UNDER_VURDERING')
  expect((await read(referenceNumber)).application.actions).not.toContain('reopen')
  const history = await exporter.client.call(listHistory, { params: addressOf(referenceNumber) })
  expect(history.some(({ event }) => event === 'recall')).toBe(true)
})

describe('a reopened draft', () => {
  it('[ACT-08] takes what was unlocked, refuses the rest at its field, and goes back to the same officer', async () => {
    const referenceNumber = await asked(reference)
    expect(await reopen(referenceNumber)).toEqual({ applicationStatus: 'UNDER_REGISTRERING', revision: 2 })
    await save(referenceNumber, withReference('F-NY'))
    await expect(
      save(referenceNumber, (draft) => ({ ...draft, transport: { ...draft.transport, flightNumber: 'XX 1' } })),
    ).rejects.toMatchObject({
      status: 422,
      code: 'ANSWER_LOCKED',
      fieldErrors: { 'transport.flightNumber': [expect.any(String)] },
    })
    await expect(save(referenceNumber, (draft) => ({ ...draft, productLines: [] }))).rejects.toMatchObject({
      fieldErrors: { productLines: [expect.any(String)] },
    })

    expect(await send(referenceNumber, 'Vi hadde byttet om to.')).toMatchObject({
      applicationStatus: 'UNDER_VURDERING',
      decision: 'MANUAL',
    })
    const { application, assessed } = await readCase(referenceNumber)
    expect(application.caseworker?.name).toBe('Kari Nordli')
    expect(application.consignor.internalReference).toBe('F-NY')
    expect(assessed?.consignor.internalReference).toBe('F-2026-TEST')
    const [answer] = await exporter.client.call(listMessages, { params: addressOf(referenceNumber) })
    expect(answer).toMatchObject({
      messageType: 'APPLICATION_CLARIFICATION_RESPONSE',
      message: 'Vi hadde byttet om to.',
    })
    const history = await exporter.client.call(listHistory, { params: addressOf(referenceNumber) })
    expect(history.map(({ event }) => event)).toEqual(expect.arrayContaining(['reopen', 'send']))
  })

  it('[ACT-08] is told in a list from one that was never sent', async () => {
    const referenceNumber = await asked(reference)
    const listed = async () => {
      const query = { referenceNumber: String(referenceNumber) }
      const { content } = await exporter.client.call(listApplications, { params: { organisationNumber }, query })
      return content.map(isReopened)
    }
    expect(await listed()).toEqual([false])
    await reopen(referenceNumber)
    expect(await listed()).toEqual([true])
  })

  it('[ACT-08] may be withdrawn, never deleted', async () => {
    const referenceNumber = await asked(reference)
    await reopen(referenceNumber)
    const { application } = await read(referenceNumber)
    expect(application.actions).toContain('withdraw')
    expect(application.actions).not.toContain('delete')
    const answer = await exporter.client.call(withdrawApplication, {
      params: addressOf(referenceNumber),
      ifMatch: application.version,
    })
    expect(answer.applicationStatus).toBe('TRUKKET_TILBAKE')
  })
})
