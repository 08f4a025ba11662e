import { randomUUID } from 'node:crypto'
import {
  cancelApplication,
  createApplication,
  getApplication,
  getAttachment,
  getCancellation,
  getCase,
  type Handling,
  handleCase,
  listCaseHistory,
  sendApplication,
  undoCancellation,
} from '@eksport/api'
import type { CertificateFormat } from '@eksport/domain'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { aDraft, aPdf, type LoggedIn, logIn, startServer, type TestServer } from '../../testing/index.ts'

const organisationNumber = '310000043'
let server: TestServer
let exporter: LoggedIn
let other: LoggedIn
let officer: LoggedIn
let database: Client

beforeAll(async () => {
  server = await startServer({ postgres: inject('postgres') })
  exporter = await logIn(server, 'submitter', 'demo-ingrid-solheim')
  other = await logIn(server, 'submitter', 'demo-anders-vik')
  officer = await logIn(server, 'caseworker', 'demo-kari-nordli')
  database = new Client({ connectionString: server.databaseUrl })
  await database.connect()
})
afterAll(async () => {
  await database?.end()
  await server?.stop()
})

/** An application that was sent and that nobody has taken yet. */
async function sent(certificateFormats: CertificateFormat[] = ['PAPER']) {
  const body = aDraft(new Date(), { certificateFormats })
  const { referenceNumber } = (await exporter.client.call(createApplication, { params: { organisationNumber }, body }))
    .application
  const params = { organisationNumber, referenceNumber }
  await exporter.client.call(sendApplication, { params, body: {}, ifMatch: 1, idempotencyKey: randomUUID() })
  return params
}
type Params = Awaited<ReturnType<typeof sent>>

/** The same when it has been issued, whatever led there. */
async function issued() {
  const params = await sent()
  await database.query(
    `update applications set status = 'UTSTEDT', document = document || '{"applicationStatus": "UTSTEDT"}'
     where reference_number = $1`,
    [params.referenceNumber],
  )
  return params
}

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

  it('[ACT-11] ends it at once, and asks for no plan, where nothing has been printed', async () => {
    const params = await sent()
    const answer = await cancel(params, { reasonForCancellation: 'Feil mottaker.' })
    expect(answer.applicationStatus).toBe('KANSELLERT')
  })

  it('[CAN-01] [DET-13] is a request where there is paper, with its words and files', async () => {
    const params = await issued()
    const proof = await aPdf()
    const file = new File([new Uint8Array(proof)], 'faktura.pdf')
    const { id, applicationStatus } = await cancel(params, paperWords, [file])
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
    ['no plan for the paper', { reasonForCancellation: 'Feil.' }, 'methodOfReturn', 'Feltet er påkrevd'],
    ['a plan too long', { ...paperWords, methodOfReturn: 'x'.repeat(501) }, 'methodOfReturn', 'Maks 500 tegn!'],
  ])('[CAN-01] is refused for %s, and nothing is changed', async (_, words, field, text) => {
    const params = await issued()
    await expect(cancel(params, words)).rejects.toMatchObject({
      status: 400,
      problem: { fieldErrors: { [field]: [text] } },
    })
    const { application } = await exporter.client.call(getApplication, { params })
    expect(application).toMatchObject({ applicationStatus: 'UTSTEDT', version: 2 })
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
    const params = await issued()
    const { id } = await cancel(params)
    const undone = await exporter.client.call(undoCancellation, {
      params: { ...params, cancellationId: id },
      ifMatch: 3,
      idempotencyKey: randomUUID(),
    })
    expect(undone.applicationStatus).toBe('UTSTEDT')
    await expect(exporter.client.call(getCancellation, { params })).rejects.toMatchObject({ status: 404 })
    const history = await officer.client.call(listCaseHistory, { params: { referenceNumber: params.referenceNumber } })
    expect(history.map(({ event }) => event)).toEqual(expect.arrayContaining(['cancel', 'undo-cancellation']))
  })

  it('[STA-03] of a sample can be read and undone as well', async () => {
    const params = { organisationNumber, referenceNumber: 4022 }
    const { id } = await exporter.client.call(getCancellation, { params })
    const { application } = await exporter.client.call(getApplication, { params })
    expect(application.actions).toContain('undo-cancellation')
    const undone = await exporter.client.call(undoCancellation, {
      params: { ...params, cancellationId: id },
      ifMatch: application.version,
      idempotencyKey: randomUUID(),
    })
    expect(undone.applicationStatus).toBe('UTSTEDT')
  })

  it('is not undone by the id of another', async () => {
    const params = await issued()
    await cancel(params)
    const wrong = exporter.client.call(undoCancellation, {
      params: { ...params, cancellationId: randomUUID() },
      ifMatch: 3,
      idempotencyKey: randomUUID(),
    })
    await expect(wrong).rejects.toMatchObject({ status: 404 })
  })

  it('[STA-08] is granted by an officer', async () => {
    const { referenceNumber } = await (async () => {
      const params = await issued()
      await cancel(params)
      return params
    })()
    const offered = (await officer.client.call(getCase, { params: { referenceNumber } })).application.actions
    expect(offered).toEqual(expect.arrayContaining(['grant-cancellation', 'refuse-cancellation']))
    const decided = await decide(referenceNumber, { action: 'grant-cancellation' })
    expect(decided.applicationStatus).toBe('KANSELLERT')
  })

  it('[STA-08] goes back to what it was when an officer refuses it, with a reason', async () => {
    const params = await issued()
    await cancel(params)
    const { referenceNumber } = params
    await expect(decide(referenceNumber, { action: 'refuse-cancellation' })).rejects.toMatchObject({ status: 409 })
    const decided = await decide(referenceNumber, { action: 'refuse-cancellation', reason: 'Varene er fremme.' })
    expect(decided.applicationStatus).toBe('UTSTEDT')
    expect(decided.cancellationInformation).toBeUndefined()
  })
})
