import { randomUUID } from 'node:crypto'
import { createApplication, getApplication, listApplications, saveApplication, sendApplication } from '@eksport/api'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { aDraft, copyDatabase, logIn, type TestDatabase, testEnvironment } from './testing/index.ts'
import { spawnServer } from './testing/spawn-server.ts'

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
const draftNamed = (internalReference: string) =>
  aDraft(new Date(), { consignor: { organisationNumber, internalReference } })

describe('the server process', { timeout: 120_000 }, () => {
  it('[SEC-01] loses no acknowledged save when it is killed while drafts are being saved', async () => {
    const server = await serve()
    const { client } = await logIn(addresses(), 'submitter', 'demo-ingrid-solheim')
    const drafts = await Promise.all(
      Array.from({ length: 6 }, () =>
        client.call(createApplication, { params: { organisationNumber }, body: draftNamed('start') }),
      ),
    )
    const acknowledged = new Map<number, { version: number; reference: string }>()
    let stopped = false

    async function keepSaving(referenceNumber: number): Promise<void> {
      let version = 1
      for (let round = 1; !stopped; round += 1) {
        const reference = `runde-${round}`
        const params = { organisationNumber, referenceNumber }
        const saved = await client
          .call(saveApplication, { params, body: draftNamed(reference), ifMatch: version })
          .catch(() => undefined)
        if (saved === undefined) return
        version = saved.application.version
        acknowledged.set(referenceNumber, { version, reference })
      }
    }

    const writers = drafts.map(({ application }) => keepSaving(application.referenceNumber))
    // In the midst of it, however fast the machine is.
    const saves = () => [...acknowledged.values()].reduce((sum, { version }) => sum + version, 0)
    await vi.waitFor(() => expect(saves()).toBeGreaterThan(30), { timeout: 60_000, interval: 10 })
    await server.kill()
    stopped = true
    await Promise.all(writers)

    const again = await serve()
    for (const [referenceNumber, { version, reference }] of acknowledged) {
      const { application } = await client.call(getApplication, { params: { organisationNumber, referenceNumber } })
      // One save more may have been committed whose answer was lost with the process.
      expect(application.version - version).toBeOneOf([0, 1])
      if (application.version === version) expect(application.consignor.internalReference).toBe(reference)
    }
    expect(await again.terminate()).toBe(0)
  })

  it('[SEC-03] answers a repeated create and send the same after a restart', async () => {
    const first = await serve()
    const { client } = await logIn(addresses(), 'submitter', 'demo-ingrid-solheim')
    const create = { params: { organisationNumber }, body: draftNamed('en gang'), idempotencyKey: randomUUID() }
    const created = await client.call(createApplication, create)
    const { referenceNumber } = created.application
    const send = { params: { organisationNumber, referenceNumber }, body: {}, ifMatch: 1, idempotencyKey: randomUUID() }
    const sent = await client.call(sendApplication, send)
    await first.kill()
    const second = await serve()
    expect((await client.call(createApplication, create)).application.referenceNumber).toBe(referenceNumber)
    expect(await client.call(sendApplication, send)).toEqual(sent)
    const found = await client.call(listApplications, {
      params: { organisationNumber },
      query: { internalReference: 'en gang' },
    })
    expect(found.totalElements).toBe(1)
    expect(await second.terminate()).toBe(0)
  })

  it('refuses to start outside the demonstration without a login provider', async () => {
    const started = spawnServer({ ...environment, EKSPORT_DEMONSTRATION: '0' })
    await expect(started).rejects.toThrow('ended with 1')
  })
})
