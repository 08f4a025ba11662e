import { createApplication, getApplication } from '@eksport/api'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { startReceiver } from '../demonstration/receiver/start-receiver.ts'
import { draftNamed } from './keep-saving.ts'
import { logIn } from './log-in.ts'
import { faultsOfHistory, type Seen } from './oracle.ts'
import { signApplication } from './sign-application.ts'
import { startServer, type TestServer } from './start-server.ts'

const params = { organisationNumber: '310000043' }

let server: TestServer
let database: Client
let reference: number
let history: Seen[]
let samples: ReadonlySet<string>

/** The samples of the database are no history of clients: what is found among them is not looked at. */
const faults = async (seen: readonly Seen[]) =>
  (await faultsOfHistory(database, seen)).filter((one) => !samples.has(one))

beforeAll(async () => {
  const receiver = await startReceiver({ host: '127.0.0.1', port: 0 })
  server = await startServer({ postgres: inject('postgres'), receivers: { CN: receiver.addressOf('CN') } })
  database = await server.connect()
  samples = new Set(await faultsOfHistory(database, []))
  const exporter = await logIn(server, 'submitter', 'demo-ingrid-solheim')
  const officer = await logIn(server, 'caseworker', 'demo-kari-nordli')
  const signer = await logIn(server, 'caseworker', 'demo-henrik-dahl')
  const created = await exporter.client.call(createApplication, { params, body: draftNamed('oracle') })
  reference = await signApplication({ exporter, officer, signer }, ['E_CERT'])
  const read = async () => {
    const call = { params: { ...params, referenceNumber: reference } }
    const { application } = await exporter.client.call(getApplication, call)
    const { applicationStatus: status, version, fees = [] } = application
    return { saw: 'state', reference, status, version, fee: fees.reduce((sum, { amount }) => sum + amount, 0) } as const
  }
  await vi.waitFor(async () => {
    const [{ id, certificate } = { id: '', certificate: undefined }] = receiver.received()
    const { number = '', status = '' } = certificate ?? {}
    const { rows } = await database.query<{ id: string }>(`select id from notices where mail_state = 'SENT'`)
    history = [
      { saw: 'created', reference: created.application.referenceNumber, key: 'oracle' },
      { saw: 'saved', reference: created.application.referenceNumber, version: 1, key: 'oracle' },
      ...['send', 'take', 'sign'].map((key) => ({ saw: 'act', reference, key }) as const),
      await read(),
      { saw: 'message', id, number, status },
      ...rows.map(({ id: mail }) => ({ saw: 'mail', id: mail }) as const),
    ]
    expect(await faults(history)).toEqual([])
  })
  await receiver.stop()
})
afterAll(() => server?.stop())

it.each([
  ['what was sent has one receipt', `delete from files where type = 'RECEIPT' and reference_number = $1`],
  [
    'an issued certificate has one valid issue',
    `update certificate_issues set retired_at = now(), retired_as = 'ANNULLED' where reference_number = $1`,
  ],
  ['issues count from one', 'update certificate_issues set issue = 2 where reference_number = $1'],
  [
    'a signature is one issue',
    `update files set sha256 = '' where type = 'ELECTRONICALLY_SIGNED_CERTIFICATE' and reference_number = $1`,
  ],
  ['a file is what its hash says', `update files set content = 'x' where type = 'RECEIPT' and reference_number = $1`],
  ['the history of a case has no gap', `delete from history where event = 'take' and reference_number = $1`],
  ['an acknowledged act stands', `delete from history where event = 'sign' and reference_number = $1`],
  ['no act happened twice', `update history set event = 'send' where event = 'take' and reference_number = $1`],
  ['an act is kept with what it fixed', `delete from snapshots where kind = 'APPROVED' and reference_number = $1`],
  [
    'money is locked once',
    `update applications set document = jsonb_set(document, '{fees}', (document -> 'fees') || (document -> 'fees')) where reference_number = $1`,
  ],
  [
    'a mail that left arrived',
    `update notices set mail_state = 'NONE' where mail_state = 'SENT' and reference_number = $1`,
  ],
  [
    'a message arrived once',
    'update certificate_deliveries set message_id = gen_random_uuid() where reference_number = $1',
  ],
  [
    'a certificate without paper is issued',
    `update certificate_deliveries set state = 'WAITING' where reference_number = $1`,
  ],
  ['whoever has a certificate is told', 'delete from notices where reference_number = $1'],
  ['a case is in the archive once', `delete from archive_entries where source like 'issue:%' and $1 > 0`],
  ['a chain of audit events has no gap', 'delete from audit_events where sequence = 2 and $1 > 0'],
  ['every job is done', `update jobs set state = 'FAILED' where reference_number = $1`],
  ['the queue is empty', `select graphile_worker.add_job('render-receipt', json_build_object('at', $1::integer))`],
  [
    'created and acknowledged',
    `update applications set internal_reference = '' where internal_reference = 'oracle' and $1 > 0`,
  ],
  ['saved and acknowledged', `update applications set version = 3 where internal_reference = 'oracle' and $1 > 0`],
  ['what was read has been', 'update applications set version = 1 where reference_number = $1'],
])('[ACT-03] finds what breaks: %s', async (rule, statement) => {
  await database.query('begin')
  try {
    // No rule of the database keeps this from being done.
    await database.query('set local session_replication_role = replica')
    await database.query(statement, [reference])
    expect(await faults(history)).toContainEqual(expect.stringMatching(`^${rule}`))
  } finally {
    await database.query('rollback')
  }
})
