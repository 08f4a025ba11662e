import { randomUUID } from 'node:crypto'
import { type ApiClient, createApplication, getApplication, listApplications, sendApplication } from '@eksport/api'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { copyDatabase, logIn, type TestDatabase, testEnvironment } from './testing/index.ts'
import { type Acknowledged, draftNamed, keepSaving } from './testing/keep-saving.ts'
import { type SpawnedServer, spawnServer } from './testing/spawn-server.ts'

const organisationNumber = '310000043'

let database: TestDatabase
let environment: Awaited<ReturnType<typeof testEnvironment>>

beforeAll(async () => {
  const { connectionString, dataFolder } = inject('postgres')
  database = await copyDatabase(connectionString)
  environment = await testEnvironment(database.connectionString, dataFolder)
})
afterAll(() => database?.drop())

const addresses = () => ({
  submitterUrl: environment.EKSPORT_SUBMITTER_URL,
  caseworkerUrl: environment.EKSPORT_CASEWORKER_URL,
})
const serve = () => spawnServer(environment)
describe('a server that is killed while drafts are being saved, and started again', { timeout: 120_000 }, () => {
  const acknowledged: Acknowledged = new Map()
  const create = { params: { organisationNumber }, body: draftNamed('en gang'), idempotencyKey: randomUUID() }
  let client: ApiClient
  let again: SpawnedServer
  let referenceNumber: number
  let sent: Awaited<ReturnType<typeof callSend>>

  const sendKey = randomUUID()
  const callSend = () =>
    client.call(sendApplication, {
      params: { organisationNumber, referenceNumber },
      body: {},
      ifMatch: 1,
      idempotencyKey: sendKey,
    })

  beforeAll(async () => {
    const server = await serve()
    client = (await logIn(addresses(), 'submitter', 'demo-ingrid-solheim')).client
    const drafts = await Promise.all(
      Array.from({ length: 6 }, () =>
        client.call(createApplication, { params: { organisationNumber }, body: draftNamed('start') }),
      ),
    )
    referenceNumber = (await client.call(createApplication, create)).application.referenceNumber
    const writers = drafts.map(({ application }) => keepSaving(client, application.referenceNumber, acknowledged))
    // In the midst of it, however fast the machine is.
    const saves = () => [...acknowledged.values()].reduce((sum, { version }) => sum + version, 0)
    await vi.waitFor(() => expect(saves()).toBeGreaterThan(30), { timeout: 60_000, interval: 10 })
    sent = await callSend()
    await server.kill()
    await Promise.all(writers)
    again = await serve()
  }, 240_000)
  afterAll(() => again?.terminate())

  it('[SEC-01] has lost no acknowledged save', async () => {
    expect(acknowledged.size).toBeGreaterThan(0)
    for (const [number, { version, reference }] of acknowledged) {
      const params = { organisationNumber, referenceNumber: number }
      const { application } = await client.call(getApplication, { params })
      // One save more may have been committed whose answer was lost with the process.
      expect(application.version - version).toBeOneOf([0, 1])
      if (application.version === version) expect(application.consignor.internalReference).toBe(reference)
    }
  })

  it('[SEC-03] answers a repeated create and send the same', async () => {
    expect((await client.call(createApplication, create)).application.referenceNumber).toBe(referenceNumber)
    expect(await callSend()).toEqual(sent)
    const found = await client.call(listApplications, {
      params: { organisationNumber },
      query: { internalReference: 'en gang' },
    })
    expect(found.totalElements).toBe(1)
  })

  it('ends by itself when it is asked to', async () => {
    expect(await again.terminate()).toBe(0)
  })
})

describe('the server process', { timeout: 120_000 }, () => {
  it('[OPS-04] [SEC-25] refuses to start in production with the settings of the demonstration', async () => {
    const started = spawnServer({ ...environment, EKSPORT_MODE: 'production' })
    await expect(started).rejects.toThrow('ended with 1')
  })
})
