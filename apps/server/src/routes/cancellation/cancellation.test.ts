import { randomUUID } from 'node:crypto'
import {
  cancelApplication,
  getApplication,
  getAttachment,
  getCancellation,
  getCase,
  getCaseSignedCertificate,
  getSignedCertificate,
  type Handling,
  handleCase,
  listCaseHistory,
  listHistory,
  undoCancellation,
} from '@eksport/api'
import type { CertificateFormat } from '@eksport/domain'
import { describe, expect, it } from 'vitest'
import { aPdf, organisationNumber, sendForChina } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

const { database, exporter, stranger: other, officer } = await serverWith(['exporter', 'stranger', 'officer'])

/** An application that was sent and that nobody has taken yet. */
const sent = async (certificateFormats: CertificateFormat[] = ['PAPER']) => ({
  organisationNumber,
  referenceNumber: await sendForChina(exporter, () => ({ certificateFormats })),
})
type Params = Awaited<ReturnType<typeof sent>>

/** A sample on paper that is issued: its paper is out. */
const issued = (referenceNumber: number): Params => ({ organisationNumber, referenceNumber })
const versionOf = async (params: Params) => (await exporter.client.call(getApplication, { params })).application.version

const paperWords = { reasonForCancellation: 'Kunden trakk seg.', methodOfReturn: 'Rekommandert post til Kløfta.' }
const cancel = (params: Params, words: Partial<typeof paperWords> = paperWords, files: File[] = [], version = 2) =>
  exporter.client.call(cancelApplication, {
    params,
    body: { cancellationInformation: { reasonForCancellation: '', ...words }, attachments: files },
    ifMatch: version,
    idempotencyKey: randomUUID(),
  })
const decide = (referenceNumber: number, handling: Handling, version = 3) =>
  officer.client.call(handleCase, {
    params: { referenceNumber },
    body: handling,
    ifMatch: version,
    idempotencyKey: randomUUID(),
  })

describe('to cancel an application', () => {
  it('[CAN-01] [STA-03] ends it at once where there is no paper', async () => {
    const params = await sent(['E_CERT'])
    const answer = await cancel(params, { reasonForCancellation: 'Feil mottaker.' })
    expect(answer.applicationStatus).toBe('KANSELLERT')
    const { application } = await exporter.client.call(getApplication, { params })
    expect(application.cancellationInformation).toMatchObject({ reasonForCancellation: 'Feil mottaker.' })
  })

  it('[FEE-01] costs nothing before anybody has begun with it, and what it cost afterwards', async () => {
    const feesOf = async (params: Params) => (await exporter.client.call(getApplication, { params })).application.fees
    const free = await sent()
    expect(await feesOf(free)).toEqual([{ code: 'HELSESERTIFIKAT', amount: 375 }])
    await cancel(free, { reasonForCancellation: 'Feil mottaker.' })
    expect(await feesOf(free)).toEqual([])
    const { application } = await officer.client.call(getCase, { params: { referenceNumber: free.referenceNumber } })
    expect(application.fees).toEqual([])
    // A sample of another organisation that was cancelled after it was issued.
    const later = (await officer.client.call(getCase, { params: { referenceNumber: 4014 } })).application
    expect(later).toMatchObject({ applicationStatus: 'KANSELLERT', fees: [{ amount: 365 }] })
  })

  it('[ACT-11] ends paper at once that was never printed, and asks no way back for it', async () => {
    const params = await sent(['PAPER'])
    const answer = await cancel(params, { reasonForCancellation: 'Feil mottaker.' })
    expect(answer.applicationStatus).toBe('KANSELLERT')
  })

  it('[CAN-01] [DET-13] [ACT-11] is a request where paper is out, with its words and files', async () => {
    const params = issued(4013)
    const proof = await aPdf()
    const file = new File([new Uint8Array(proof)], 'faktura.pdf')
    const { id, applicationStatus } = await cancel(params, paperWords, [file], await versionOf(params))
    expect(applicationStatus).toBe('KANSELLERING_BEHANDLES')
    const cancellation = await exporter.client.call(getCancellation, { params })
    expect(cancellation).toMatchObject({
      id,
      ...paperWords,
      attachments: [{ type: 'ATTACHMENT_CANCELLATION', filename: 'faktura.pdf' }],
    })
    const { application } = await exporter.client.call(getApplication, { params })
    expect(application.cancellationInformation?.attachments).toEqual(cancellation.attachments)
    const attachmentId = cancellation.attachments[0]?.id ?? ''
    const read = await exporter.client.call(getAttachment, { params: { ...params, attachmentId } })
    expect(Buffer.from(await read.arrayBuffer())).toEqual(proof)
  })

  it.each([
    [
      'no reason',
      { methodOfReturn: 'Post' },
      'reasonForCancellation',
      'Nødvendig med kanselleringsgrunn for å behandle kansellering.',
    ],
    [
      'a reason too long',
      { ...paperWords, reasonForCancellation: 'x'.repeat(501) },
      'reasonForCancellation',
      'Maks 500 tegn!',
    ],
    ['a plan too long', { ...paperWords, methodOfReturn: 'x'.repeat(501) }, 'methodOfReturn', 'Maks 500 tegn!'],
  ])('[CAN-01] is refused for %s, and nothing is changed', async (_, words, field, text) => {
    const params = await sent()
    await expect(cancel(params, words)).rejects.toMatchObject({
      status: 400,
      problem: { fieldErrors: { [field]: [text] } },
    })
    const { application } = await exporter.client.call(getApplication, { params })
    expect(application).toMatchObject({ applicationStatus: 'INNSENDT', version: 2 })
  })

  it('[CAN-01] is refused without a plan for paper that is out', async () => {
    const params = issued(4025)
    const version = await versionOf(params)
    await expect(
      cancel(params, { reasonForCancellation: 'Feil.', methodOfReturn: '' }, [], version),
    ).rejects.toMatchObject({
      status: 400,
      problem: { fieldErrors: { methodOfReturn: ['Feltet er påkrevd'] } },
    })
  })

  it('[UPL-08] keeps nothing of a cancellation with a file that is not what it says', async () => {
    const params = await sent()
    const file = new File(['<script>alert(1)</script>'.repeat(10)], 'faktura.pdf')
    await expect(cancel(params, paperWords, [file])).rejects.toMatchObject({
      code: 'EKSPORT.FUNCTIONAL.ATTACHMENT.NOT_VALID_FILE_TYPE',
    })
    const { application } = await exporter.client.call(getApplication, { params })
    expect(application).toMatchObject({ applicationStatus: 'INNSENDT', attachments: [] })
  })

  it('[SEC-04] is refused to one who has not seen the last version, and to a stranger as if nothing were there', async () => {
    const params = await sent()
    await expect(cancel(params, paperWords, [], 1)).rejects.toMatchObject({ status: 412 })
    const theirs = { ...params, organisationNumber: '310000086' }
    await expect(other.client.call(getCancellation, { params: theirs })).rejects.toMatchObject({ status: 404 })
  })

  it('[STA-01] is refused once an officer works on it', async () => {
    const params = await sent()
    await decide(params.referenceNumber, { action: 'take' }, 2)
    await expect(cancel(params, paperWords, [], 3)).rejects.toMatchObject({ status: 409 })
  })
})

describe('a cancellation that waits', () => {
  it('[STA-03] can be undone: the application is what it was, and the history tells of both', async () => {
    const params = issued(4013)
    const { id } = await exporter.client.call(getCancellation, { params })
    await expect(
      exporter.client.call(undoCancellation, {
        params: { ...params, cancellationId: randomUUID() },
        ifMatch: await versionOf(params),
      }),
    ).rejects.toMatchObject({ status: 404 })
    const undone = await exporter.client.call(undoCancellation, {
      params: { ...params, cancellationId: id },
      ifMatch: await versionOf(params),
      idempotencyKey: randomUUID(),
    })
    expect(undone.applicationStatus).toBe('UTSTEDT')
    await expect(exporter.client.call(getCancellation, { params })).rejects.toMatchObject({ status: 404 })
    const history = await officer.client.call(listCaseHistory, { params: { referenceNumber: params.referenceNumber } })
    expect(history.map(({ event }) => event)).toEqual(expect.arrayContaining(['cancel', 'undo-cancellation']))
  })

  it('[STA-08] goes back to what it was when an officer refuses it, with a reason that the exporter reads', async () => {
    const params = issued(4025)
    const { referenceNumber } = params
    await cancel(params, paperWords, [], await versionOf(params))
    const version = await versionOf(params)
    await expect(decide(referenceNumber, { action: 'refuse-cancellation' }, version)).rejects.toMatchObject({
      status: 409,
    })
    const refusal = { action: 'refuse-cancellation', reason: 'Varene er fremme.' } as const
    const decided = await decide(referenceNumber, refusal, version)
    expect(decided.applicationStatus).toBe('UTSTEDT')
    expect(decided.cancellationInformation).toBeUndefined()
    const history = await exporter.client.call(listHistory, { params })
    expect(history.find(({ event }) => event === 'refuse-cancellation')?.reason).toBe('Varene er fremme.')
  })

  it('[ACT-11] is granted only with the fate of the paper: by whom and when, its sheets void, and the exporter reads it', async () => {
    const params = { organisationNumber, referenceNumber: 4022 }
    const { referenceNumber } = params
    const version = await versionOf(params)
    await expect(decide(referenceNumber, { action: 'grant-cancellation' }, version)).rejects.toMatchObject({
      status: 409,
      code: 'paperFateKnown',
    })
    const granted = await decide(referenceNumber, { action: 'grant-cancellation', paperFate: 'DESTROYED' }, version)
    expect(granted).toMatchObject({
      applicationStatus: 'KANSELLERT',
      paperFate: { fate: 'DESTROYED', recordedBy: 'Kari Nordli', recordedTime: expect.any(String) },
    })
    const { application } = await exporter.client.call(getApplication, { params })
    expect(application.paperFate).toEqual({ fate: 'DESTROYED', recordedTime: granted.paperFate?.recordedTime })
    const { rows } = await database.query(
      'select state, reason from paper_sheets join paper_voids using (serial) where reference_number = $1',
      [referenceNumber],
    )
    // One a page.
    const struckOff = { state: 'VOID', reason: 'Kansellert. Papiret: ødelagt.' }
    expect(rows).toEqual([struckOff, struckOff])
  })
})

describe('what is handed out', () => {
  it('[STA-08] on paper is written down with who fetched it, also where the signed file was fetched before', async () => {
    const params = issued(4009)
    const version = await versionOf(params)
    await expect(decide(4009, { action: 'hand-out' }, version)).rejects.toMatchObject({
      status: 409,
      code: 'missing-collectedBy',
    })
    const handed = await decide(4009, { action: 'hand-out', collectedBy: 'Ola Nordmann' }, version)
    expect(handed).toMatchObject({ collectedBy: 'Ola Nordmann', collectedTime: expect.any(String) })
    expect(handed.actions).not.toContain('hand-out')
  })

  it('[STA-01] electronically is recorded by the system at the first download, and then no approval is withdrawn', async () => {
    const params = issued(4018)
    const { referenceNumber } = params
    const offered = async () => (await officer.client.call(getCase, { params: { referenceNumber } })).application
    // What an officer opens is no retrieval.
    await officer.client.call(getCaseSignedCertificate, { params: { referenceNumber } })
    expect((await offered()).actions).toContain('withdraw-approval')
    const before = (await offered()).version
    await exporter.client.call(getSignedCertificate, { params })
    await exporter.client.call(getSignedCertificate, { params })
    const fetched = await offered()
    expect(fetched).toMatchObject({ version: before + 1, electronicallyRetrievedTime: expect.any(String) })
    expect(fetched.actions).not.toContain('withdraw-approval')
    await expect(decide(referenceNumber, { action: 'withdraw-approval' }, fetched.version)).rejects.toMatchObject({
      status: 409,
      code: 'notRetrieved',
    })
    const history = await officer.client.call(listCaseHistory, { params: { referenceNumber } })
    expect(history.filter(({ event }) => event === 'retrieve')).toMatchObject([{ actor: { role: 'SYSTEM' } }])
  })
})
