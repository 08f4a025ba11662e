import {
  answerClarification,
  listApplications,
  listHistory,
  listMessages,
  sendApplication,
  uploadAttachment,
  withdrawApplication,
} from '@eksport/api'
import { isReopened, type Unlocking } from '@eksport/domain'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import {
  addressOf,
  asked,
  askedAll,
  type Questions,
  read,
  readCase,
  reference,
  reopen,
  save,
  send,
  withReference,
} from '../../testing/ask-and-answer.ts'
import { actOn, organisationNumber } from '../../testing/index.ts'
import { aPdf } from '../../testing/sample-files.ts'
import { exporter, officer, server, startSharedServer } from '../../testing/shared-server.ts'

startSharedServer()

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

  it('[ACT-08] [SEC-19] is saved and sent though the register has another address of the exporter by now', {
    tags: 'proof',
  }, async () => {
    const moveTo = (address: string) =>
      inDatabase('update organisations set address = $2 where organisation_number = $1', [organisationNumber, address])
    const referenceNumber = await asked(reference)
    const before = (await read(referenceNumber)).application.consignor?.address ?? ''
    await reopen(referenceNumber)
    await moveTo('Nykaia 12, 9009 Tromsø')
    const { application } = await save(referenceNumber, withReference('F-FLYTTET'))
    expect(application.consignor).toMatchObject({ internalReference: 'F-FLYTTET', address: 'Nykaia 12, 9009 Tromsø' })
    expect(await send(referenceNumber)).toMatchObject({ applicationStatus: 'UNDER_VURDERING' })
    await moveTo(before)
  })

  it('[ACT-08] may be changed wholly where everything was unlocked', { tags: 'proof' }, async () => {
    const referenceNumber = await asked({ pins: [], unlocksAll: true })
    await reopen(referenceNumber)
    const { application } = await save(referenceNumber, (draft) => ({
      ...draft,
      transport: { ...draft.transport, flightNumber: 'XX 1' },
    }))
    expect(application.transport?.flightNumber).toBe('XX 1')
  })
})

/** What operations change in the database, past the application. */
async function inDatabase(statement: string, values: readonly unknown[]) {
  const client = new pg.Client(server.databaseUrl)
  await client.connect()
  await client.query(statement, [...values])
  await client.end()
}

const closeSubmission = (isClosed: boolean) =>
  inDatabase(
    `insert into flags (name, enabled) values ('disabledSubmission', $1) on conflict (name) do update set enabled = $1`,
    [isClosed],
  )

describe('the fee of what is sent again', { tags: 'proof' }, () => {
  /** What the price list says from now on; the amount is that of one application. */
  const cost = (referenceNumber: number, amount: number) =>
    inDatabase(`update applications set document = jsonb_set(document, '{fees}', $2) where reference_number = $1`, [
      referenceNumber,
      JSON.stringify([{ code: 'HELSESERTIFIKAT', amount }]),
    ])
  const sendsOf = async (referenceNumber: number) => {
    const history = await exporter.client.call(listHistory, { params: addressOf(referenceNumber) })
    return history.filter(({ event }) => event === 'send')
  }
  const feesOf = async (referenceNumber: number) => (await readCase(referenceNumber)).application.fees

  it('[FEE-01] is the one that was locked when it was sent first, whatever the price list says by now', async () => {
    const referenceNumber = await asked(reference)
    // As if it had been sent while another price held.
    await cost(referenceNumber, 365)
    await reopen(referenceNumber)
    await save(referenceNumber, withReference('F-NY'))
    await send(referenceNumber)
    expect(await feesOf(referenceNumber)).toEqual([{ code: 'HELSESERTIFIKAT', amount: 365 }])
    for (const entry of await sendsOf(referenceNumber)) expect(entry).not.toHaveProperty('feeChange')
  })

  it('[FEE-01] [CHG-01] is another where what was changed costs another, and the history says why', async () => {
    const referenceNumber = await asked({ pins: [], unlocksAll: true })
    expect(await feesOf(referenceNumber)).toEqual([{ code: 'HELSESERTIFIKAT', amount: 375 }])
    await reopen(referenceNumber)
    await save(referenceNumber, (draft) => ({
      ...draft,
      certificateRetrieval: { ...draft.certificateRetrieval, time: '18:00' },
    }))
    await send(referenceNumber)
    expect(await feesOf(referenceNumber)).toEqual([{ code: 'HELSESERTIFIKAT_UTENFOR_AAPNINGSTID', amount: 750 }])
    const [, again] = await sendsOf(referenceNumber)
    expect(again).toMatchObject({ feeChange: { reason: 'CORRECTED', from: 375, to: 750 } })
  })
})

describe('several questions', { tags: 'proof' }, () => {
  const words: Unlocking = { pins: [], unlocksAll: false }
  const two: Questions = [
    { message: 'Er referansen riktig?', unlocking: reference, files: 0 },
    { message: 'Når ble varene pakket?', unlocking: words, files: 1 },
  ]
  const pdf = async (name: string) => new File([new Uint8Array(await aPdf())], name, { type: 'application/pdf' })
  const messagesOf = (referenceNumber: number) =>
    exporter.client.call(listMessages, { params: addressOf(referenceNumber) })

  it('[ACT-08] are asked at once, each with its files and what it is about, and answered each by its own', async () => {
    const referenceNumber = await askedAll(two, [await pdf('pakkliste.pdf')])
    const { application } = await read(referenceNumber)
    const [first, second] = application.clarification?.questions ?? []
    expect([first, second]).toMatchObject([reference, words])
    expect((await messagesOf(referenceNumber)).slice(0, 2)).toMatchObject([
      { id: second?.messageId, message: 'Når ble varene pakket?', attachments: [{ filename: 'pakkliste.pdf' }] },
      { id: first?.messageId, message: 'Er referansen riktig?', attachments: [] },
    ])

    const params = addressOf(referenceNumber)
    const answer = (answers: { question: string; message: string; files?: number }[], attachments: File[] = []) =>
      exporter.client.call(answerClarification, {
        params,
        body: { message: { answers }, attachments },
        ifMatch: application.version,
      })
    const [one, other] = [first?.messageId ?? '', second?.messageId ?? '']
    await expect(answer([{ question: one, message: 'Ja.' }])).rejects.toMatchObject({
      status: 422,
      code: 'QUESTION_OPEN',
      fieldErrors: { 'questions.1': [expect.any(String)] },
    })
    await expect(answer([{ question: referenceNumber.toString(), message: 'Ja.' }])).rejects.toMatchObject({
      fieldErrors: { answers: [expect.any(String)] },
    })
    const file = await pdf('svar.pdf')
    await answer(
      [
        { question: one, message: 'Ja.', files: 0 },
        { question: other, message: 'I går.', files: 1 },
      ],
      [file],
    )
    expect((await messagesOf(referenceNumber)).slice(0, 2)).toMatchObject([
      { answerTo: other, message: 'I går.', attachments: [{ filename: 'svar.pdf' }] },
      { answerTo: one, message: 'Ja.', attachments: [] },
    ])
  })

  it('[ACT-08] are done by a change or in words, with files that officers see when they are sent', async () => {
    const referenceNumber = await askedAll([two[0], { ...two[1], files: 0 }] as Questions)
    await reopen(referenceNumber)
    const params = addressOf(referenceNumber)
    const questions = (await read(referenceNumber)).application.clarification?.questions ?? []
    const [one, other] = [questions[0]?.messageId ?? '', questions[1]?.messageId ?? '']
    const upload = async (question?: string) =>
      exporter.client.call(uploadAttachment, {
        params,
        body: {
          attachment: [await pdf('kvittering.pdf')],
          attachmentType: 'CLARIFICATION_RESPONSE_ATTACHMENT',
          question,
        },
      })
    await expect(upload()).rejects.toMatchObject({ fieldErrors: { question: [expect.any(String)] } })
    expect(await upload(other)).toMatchObject({ question: other })
    expect((await readCase(referenceNumber)).application.attachments).toEqual([])

    await save(referenceNumber, withReference('F-NY'))
    await expect(send(referenceNumber)).rejects.toMatchObject({
      status: 422,
      fieldErrors: { 'questions.1': [expect.any(String)] },
    })
    const { application } = await read(referenceNumber)
    const sent = { params, body: { answers: [{ question: other, message: 'I går.' }] }, ifMatch: application.version }
    await exporter.client.call(sendApplication, sent)
    const answers = (await messagesOf(referenceNumber)).filter(({ answerTo }) => answerTo !== undefined)
    expect(answers).toMatchObject([{ answerTo: other, attachments: [{ filename: 'kvittering.pdf' }] }])
    expect(answers.some(({ answerTo }) => answerTo === one)).toBe(false)
    expect((await readCase(referenceNumber)).application.attachments).toMatchObject([{ filename: 'kvittering.pdf' }])
  })
})

it('[STA-04] nothing is answered, changed or withdrawn while submission is closed', { tags: 'proof' }, async () => {
  const referenceNumber = await asked(reference)
  await closeSubmission(true)
  const { application } = await read(referenceNumber)
  expect(application.actions.filter((action) => ['resend', 'reopen', 'withdraw'].includes(action))).toEqual([])
  const params = addressOf(referenceNumber)
  const body = { message: { message: 'Ja.' } }
  const closed = { status: 409, code: 'submissionOpen' }
  await expect(reopen(referenceNumber)).rejects.toMatchObject(closed)
  await expect(
    exporter.client.call(answerClarification, { params, body, ifMatch: application.version }),
  ).rejects.toMatchObject(closed)
  await closeSubmission(false)
  expect((await read(referenceNumber)).application.actions).toContain('reopen')
})
