import {
  type ApplicationReading,
  answerClarification,
  getApplication,
  getCase,
  getCaseElectronicCertificate,
  getElectronicCertificate,
  getWorkload,
  listCases,
  listHistory,
  requestClarification,
  sendAgain,
} from '@eksport/api'
import type { CertificateFormat } from '@eksport/domain'
import type { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import type { ApplicationDocument } from '../../db/application-document.ts'
import { updateApplication } from '../../db/repositories/applications.ts'
import type { Decision } from '../../demonstration/receiver/decide.ts'
import { type StartedReceiver, startReceiver } from '../../demonstration/receiver/start-receiver.ts'
import { faultsOf } from '../../integrations/electronic-certificates/index.ts'
import { hold } from '../../standing/load.ts'
import {
  actOn,
  freePorts,
  type LoggedIn,
  logIn,
  organisationNumber,
  signApplication,
  startServer,
  type TestServer,
} from '../../testing/index.ts'

const accept: Decision = { kind: 'accept' }

let decision: Decision = accept
let port: number
let receiver: StartedReceiver
let server: TestServer
let database: Client
let exporter: LoggedIn
let officer: LoggedIn
let signer: LoggedIn
let leader: LoggedIn

const startOurs = () => startReceiver({ host: '127.0.0.1', port, decide: () => decision })

beforeAll(async () => {
  ;[port = 0] = await freePorts(1)
  receiver = await startOurs()
  server = await startServer({
    postgres: inject('postgres'),
    receivers: { CN: receiver.addressOf('CN') },
  })
  database = await server.connect()
  exporter = await logIn(server, 'submitter', 'demo-ingrid-solheim')
  officer = await logIn(server, 'caseworker', 'demo-kari-nordli')
  signer = await logIn(server, 'caseworker', 'demo-henrik-dahl')
  leader = await logIn(server, 'caseworker', 'demo-solveig-moen')
})
afterAll(async () => {
  await server?.stop()
  await receiver?.stop()
})
beforeEach(() => {
  decision = accept
})

const readCase = (referenceNumber: number) => officer.client.call(getCase, { params: { referenceNumber } })

const signed = (formats: readonly CertificateFormat[] = ['E_CERT']) =>
  signApplication({ exporter, officer, signer }, formats)

/** Waits until the case is as it is expected; the jobs take their time on a loaded machine. */
async function until(referenceNumber: number, holds: (reading: ApplicationReading) => boolean) {
  return vi.waitFor(async () => {
    const reading = await readCase(referenceNumber)
    if (!holds(reading)) throw new Error(`Not yet: ${JSON.stringify(reading.deliveries)}`)
    return reading
  })
}

const newest = ({ deliveries = [] }: ApplicationReading) => deliveries[0]
const inState = (state: string) => (reading: ApplicationReading) => newest(reading)?.state === state
const received = (referenceNumber: number) =>
  receiver
    .received()
    .filter(({ certificate }) => certificate?.number.includes(`-${referenceNumber}-`))
    .map(({ certificate }) => certificate?.status)

/** Whether the authority of the importing country is told by mail that a certificate is annulled. */
async function hasMail(referenceNumber: number): Promise<boolean> {
  const notices = `select from notices where kind = 'AUTHORITY_ANNULLED' and reference_number = $1`
  return (await database.query(notices, [referenceNumber])).rows.length === 1
}

describe('an electronic certificate', () => {
  let issued: number
  let onPaper: number

  it('[CRT-14] is delivered when it is signed, and its acceptance issues it', async () => {
    issued = await signed()
    const referenceNumber = issued
    const params = { organisationNumber, referenceNumber }
    const { application, deliveries } = await until(
      referenceNumber,
      ({ application: { applicationStatus } }) => applicationStatus === 'UTSTEDT',
    )
    expect(application.issuedDateTime).toBeDefined()
    expect(deliveries).toMatchObject([{ status: 'issued', country: 'CN', state: 'DELIVERED' }])
    const seen = await exporter.client.call(getApplication, { params })
    expect(seen.deliveries).toEqual(deliveries)
    const history = await exporter.client.call(listHistory, { params })
    expect(history.slice(-2)).toMatchObject([
      { event: 'sign', to: 'GODKJENT' },
      { event: 'issue', to: 'UTSTEDT', actor: { role: 'SYSTEM' } },
    ])
    expect(received(referenceNumber)).toEqual(['70'])
    const theirs = await (await exporter.client.call(getElectronicCertificate, { params })).text()
    expect(faultsOf(theirs)).toEqual([])
    const ours = await officer.client.call(getCaseElectronicCertificate, { params: { referenceNumber } })
    expect([ours.type, await ours.text()]).toEqual(['application/xml', theirs])
  })

  it('[CRT-14] is read as it was at one moment: what is stored meanwhile is not half in it', async () => {
    const { transactions } = server.running.deps
    const { run } = transactions
    let changes = 0
    // After each transaction has begun, and before it reads.
    vi.spyOn(transactions, 'run').mockImplementation((reader, work, options) =>
      run(
        reader,
        async (tx, seen) => {
          await seen
          if (options?.isReadOnly === true) {
            changes += 1
            const words = `Svar ${changes}`
            await database.query('update certificate_deliveries set words = $1 where reference_number = $2', [
              words,
              issued,
            ])
          }
          return work(tx, seen)
        },
        options,
      ),
    )
    const during = await readCase(issued)
    vi.mocked(transactions.run).mockRestore()
    // The last of the transactions reads the case.
    expect(during.deliveries).toMatchObject([{ words: `Svar ${changes - 1}` }])
    expect((await readCase(issued)).deliveries).toMatchObject([{ words: `Svar ${changes}` }])
    await database.query('update certificate_deliveries set words = null where reference_number = $1', [issued])
  })

  it('is sent again by nobody in the name of another case', async () => {
    const { deliveries = [] } = await readCase(issued)
    const params = { referenceNumber: 4010, deliveryId: deliveries[0]?.id ?? '' }
    await expect(officer.client.call(sendAgain, { params })).rejects.toMatchObject({ status: 404 })
  })

  it('[CRT-14] that is annulled says so to its receiver, 40', async () => {
    await actOn(leader, issued, { action: 'annul', reason: 'Uriktige opplysninger.' })
    await until(issued, (reading) => reading.deliveries?.length === 2 && inState('DELIVERED')(reading))
    expect(received(issued)).toEqual(['70', '40'])
    expect(await hasMail(issued)).toBe(false)
  })

  it('[CRT-14] waits for an answer that comes late, and nobody can issue it meanwhile', async () => {
    decision = { kind: 'late', milliseconds: 3_000 }
    const referenceNumber = await signed()
    const { application } = await until(referenceNumber, inState('ANSWER_AWAITED'))
    expect(application.applicationStatus).toBe('GODKJENT')
    expect(application.actions).not.toContain('issue')
    await expect(actOn(officer, referenceNumber, { action: 'issue' })).rejects.toMatchObject({ status: 409 })
    const after = await until(referenceNumber, inState('DELIVERED'))
    expect(after.application.applicationStatus).toBe('UTSTEDT')
    expect(received(referenceNumber)).toEqual(['70'])
  })

  it('[CRT-14] that is refused waits for an officer with the words of the receiver, and is sent again', async () => {
    decision = { kind: 'refuse', words: 'The importer is not registered.' }
    const referenceNumber = await signed()
    const refused = await until(referenceNumber, inState('REFUSED'))
    expect(newest(refused)).toMatchObject({ words: 'The importer is not registered.' })
    expect(refused.application.applicationStatus).toBe('GODKJENT')
    const { deliveries } = await exporter.client.call(getApplication, {
      params: { organisationNumber, referenceNumber },
    })
    expect(deliveries).toMatchObject([{ state: 'REFUSED', words: 'The importer is not registered.' }])
    const queue = await officer.client.call(listCases, { query: { awaits: 'delivery' } })
    const row = queue.content.find((one) => one.referenceNumber === referenceNumber)
    expect(row, '[CW-12]').toMatchObject({ applicationStatus: 'GODKJENT', setback: 'DELIVERY_REFUSED' })
    const printing = await officer.client.call(listCases, { query: { awaits: 'print', size: 30 } })
    expect(printing.content.map((row) => row.referenceNumber)).not.toContain(referenceNumber)
    expect(printing.content.every((row) => row.certificateFormats.includes('PAPER'))).toBe(true)
    const { all } = await officer.client.call(getWorkload)
    expect(all.awaiting).toMatchObject({ print: printing.totalElements, delivery: queue.totalElements })

    decision = accept
    const deliveryId = newest(refused)?.id ?? ''
    const sent = await officer.client.call(sendAgain, { params: { referenceNumber, deliveryId } })
    expect(sent[0]?.words).toBeUndefined()
    const after = await until(referenceNumber, inState('DELIVERED'))
    expect(after.application.applicationStatus).toBe('UTSTEDT')
    expect(received(referenceNumber)).toEqual(['70', '70'])
    const done = await officer.client.call(sendAgain, { params: { referenceNumber, deliveryId } })
    expect(done).toMatchObject([{ state: 'DELIVERED' }])
    expect(received(referenceNumber)).toHaveLength(2)
  })

  it('[CW-12] that is withdrawn because it was refused says so in the list, until its exporter has answered', async () => {
    decision = { kind: 'refuse', words: 'The importer is not registered.' }
    const referenceNumber = await signed()
    await until(referenceNumber, inState('REFUSED'))
    const listed = async () => {
      const search = String(referenceNumber)
      const [row] = (await officer.client.call(listCases, { query: { search } })).content
      const { content } = await officer.client.call(listCases, { query: { search, awaits: 'setback' } })
      expect(content, 'its queue has what the list marks').toEqual(row?.setback === undefined ? [] : [row])
      return row
    }
    expect(await listed()).toMatchObject({ applicationStatus: 'GODKJENT', setback: 'DELIVERY_REFUSED' })
    const { version } = await actOn(officer, referenceNumber, { action: 'withdraw-approval' })
    expect(await listed()).toMatchObject({ applicationStatus: 'UNDER_VURDERING', setback: 'DELIVERY_REFUSED' })
    const question = { message: 'Kan dere rette mottaker?', unlocking: { unlocksAll: false, pins: [] } }
    await officer.client.call(requestClarification, {
      params: { referenceNumber },
      body: { clarification: { questions: [question] } },
      ifMatch: version,
    })
    expect((await listed())?.setback, 'it is the exporter who is waited for').toBeUndefined()
    const asked = await readCase(referenceNumber)
    await exporter.client.call(answerClarification, {
      params: { organisationNumber, referenceNumber },
      body: { message: { message: 'Mottakeren er registrert nå.' } },
      ifMatch: asked.application.version,
    })
    expect(await listed()).toMatchObject({ applicationStatus: 'UNDER_VURDERING' })
    expect((await listed())?.setback).toBeUndefined()
  })

  it('[CRT-14] is tried until its receiver answers again', async () => {
    await receiver.stop()
    const before = Date.now()
    const referenceNumber = await signed()
    const { deliveries = [] } = await until(referenceNumber, (reading) => newest(reading)?.problem === 'NO_ANSWER')
    expect(Date.parse(deliveries[0]?.nextAttemptAt ?? '')).toBeGreaterThan(before)
    receiver = await startOurs()
    const after = await until(referenceNumber, inState('DELIVERED'))
    expect(after.application.applicationStatus).toBe('UTSTEDT')
    expect(received(referenceNumber)).toEqual(['70'])
  })

  it('[CRT-14] that was called back before it was answered: the receiver is told, 40', async () => {
    decision = { kind: 'late', milliseconds: 600_000 }
    const referenceNumber = await signed()
    await until(referenceNumber, inState('ANSWER_AWAITED'))
    decision = accept
    await actOn(officer, referenceNumber, { action: 'withdraw-approval' })
    const { deliveries, application } = await until(referenceNumber, inState('DELIVERED'))
    expect(application.applicationStatus).toBe('UNDER_VURDERING')
    expect(deliveries).toMatchObject([
      { status: 'withdrawn', state: 'DELIVERED' },
      { status: 'issued', state: 'STOPPED' },
    ])
    expect(received(referenceNumber)).toEqual(['70', '40'])
  })

  it('[CRT-14] that is on paper as well is sent when the paper is issued', async () => {
    const referenceNumber = await signed(['PAPER', 'E_CERT'])
    await actOn(officer, referenceNumber, { action: 'print' })
    await actOn(officer, referenceNumber, { action: 'confirm-print' })
    expect((await readCase(referenceNumber)).deliveries).toBeUndefined()
    await actOn(officer, referenceNumber, { action: 'issue' })
    await until(referenceNumber, inState('DELIVERED'))
    expect(received(referenceNumber)).toEqual(['70'])
    onPaper = referenceNumber
  })

  it.each([
    ['was refused', undefined],
    [
      'had not left yet',
      `update certificate_deliveries set state = 'WAITING', attempts = 0 where reference_number = $1`,
    ],
  ])('[ACT-13] row 31: that is on paper and annulled after its message %s is told of by mail', async (_, before) => {
    decision = { kind: 'refuse', words: 'The importer is not registered.' }
    const referenceNumber = await signed(['PAPER', 'E_CERT'])
    for (const action of ['print', 'confirm-print', 'issue'] as const) await actOn(officer, referenceNumber, { action })
    await until(referenceNumber, inState('REFUSED'))
    if (before !== undefined) await database.query(before, [referenceNumber])
    await actOn(leader, referenceNumber, { action: 'annul', reason: 'Uriktige opplysninger.' })
    expect((await readCase(referenceNumber)).deliveries).toMatchObject([{ status: 'issued', state: 'STOPPED' }])
    expect(await hasMail(referenceNumber)).toBe(true)
  })

  it('[CRT-14] that was replaced says so to its receiver, 44', async () => {
    const { deps } = server.running
    const replacement = await signed(['PAPER', 'E_CERT'])
    await deps.transactions.run({ audience: 'system' }, async (tx) => {
      const become = async (referenceNumber: number, known: Partial<ApplicationDocument>) => {
        const stored = await hold(tx, referenceNumber)
        await updateApplication(tx, { ...stored, document: { ...stored.document, ...known } }, deps.now())
      }
      const recorded = { recordedBy: 'Kari Nordli', recordedTime: deps.now().toISOString() }
      const paperFate = { fate: 'RETURNED', ...recorded } as const
      await become(onPaper, { applicationStatus: 'ERSTATNING_BEHANDLES', paperFate })
      await become(replacement, { originalApplicationReference: onPaper })
    })
    for (const action of ['print', 'confirm-print', 'issue'] as const) await actOn(officer, replacement, { action })
    await until(onPaper, (reading) => newest(reading)?.status === 'replaced' && inState('DELIVERED')(reading))
    expect(received(onPaper)).toEqual(['70', '44'])
  })
})
