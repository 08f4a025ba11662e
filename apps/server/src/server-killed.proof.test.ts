import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type ApiClient,
  createApplication,
  getApplication,
  listApplications,
  livePath,
  sendApplication,
} from '@eksport/api'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { readConfig } from './config.ts'
import { addressFor, type Role } from './db/access.ts'
import { migrateDatabase } from './db/migrate.ts'
import { ownerPool } from './db/pool.ts'
import { startWorker } from './jobs/start-worker.ts'
import { type RunningServer, startServer } from './server.ts'
import { clientOf, copyDatabase, logIn, type TestBrowser, type TestDatabase, testEnvironment } from './testing/index.ts'
import { type Acknowledged, draftNamed, keepSaving } from './testing/keep-saving.ts'
import { writeNextMigrations } from './testing/next-release.ts'
import { patientWaits } from './testing/patient-waits.ts'
import { type SpawnedServer, spawnServer } from './testing/spawn-server.ts'

const organisationNumber = '310000043'
const inTime = { timeout: 240_000, interval: 100 }

/** Longer than the proxy needs to notice that the server is about to end. */
const environmentOn = async (databaseUrl: string, dataFolder: string) => ({
  ...(await testEnvironment(databaseUrl, dataFolder)),
  EKSPORT_LEAVING_SECONDS: '2',
})

let database: TestDatabase
let environment: Awaited<ReturnType<typeof environmentOn>>

beforeAll(async () => {
  const { connectionString, dataFolder } = inject('postgres')
  database = await copyDatabase(connectionString)
  environment = await environmentOn(database.connectionString, dataFolder)
})
afterAll(() => database?.drop())

const addresses = () => ({
  submitterUrl: environment.EKSPORT_SUBMITTER_URL,
  caseworkerUrl: environment.EKSPORT_CASEWORKER_URL,
})
const serve = () => spawnServer(environment)

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Sends requests to a server that says it is ready, like a proxy that checks ten times a second. */
function leadTo(servers: readonly string[]) {
  const over = new AbortController()
  let [current = ''] = servers
  const look = async () => {
    while (!over.signal.aborted) {
      for (const server of servers.toReversed()) if (await isReady(server)) current = server
      await sleep(100)
    }
  }
  void look()
  return {
    behind: ({ cookies, fetch: ask }: TestBrowser): TestBrowser => ({
      cookies,
      fetch: (url, init) => ask(`${current}${url.slice(new URL(url).origin.length)}`, init),
    }),
    stop: () => over.abort(),
  }
}

const cookieOf = ({ cookies }: TestBrowser) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** Listens as an open page does. */
function listenAt(server: string, browser: TestBrowser) {
  let heard = ''
  const asked = get(`${server}${livePath}`, { headers: { cookie: cookieOf(browser) } }, (response) => {
    response.setEncoding('utf8').on('data', (text: string) => {
      heard += text
    })
    // The test ends it.
    response.on('error', () => undefined)
  })
  asked.on('error', () => undefined)
  return { heard: () => heard, close: () => asked.destroy() }
}

/** The next release beside the one that runs: it migrates its database, then serves. */
async function startNextRelease(settings: typeof environment): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'eksport-next-'))
  const owner = ownerPool(database.connectionString)
  try {
    await writeNextMigrations(folder)
    await migrateDatabase(owner, database.connectionString, folder)
    await owner.query('select next_release from applications limit 1')
  } finally {
    await owner.end()
    await rm(folder, { recursive: true })
  }
  const databaseUrl = addressFor('listeners', database.connectionString)
  const config = { ...readConfig(settings, patientWaits), databaseUrl, leaving: 0 }
  return startServer({ config, now: () => new Date(), report: () => undefined })
}

/** A second server with a worker of its own, on the same database and keys. */
async function startBeside(settings: typeof environment) {
  const config = { ...readConfig(settings, patientWaits), leaving: 0 }
  const starting = { now: () => new Date(), report: () => undefined }
  const databaseUrl = (role: Role) => addressFor(role, config.databaseUrl)
  const server = await startServer({ config: { ...config, databaseUrl: databaseUrl('listeners') }, ...starting })
  const worker = await startWorker({
    ...{ config: { ...config, databaseUrl: databaseUrl('worker') }, place: randomUUID() },
    ...starting,
  })
  return {
    async stop() {
      await server.stop()
      await worker.stop()
    },
  }
}

/** A request of which half has been sent. */
function beginCreate(server: string, browser: TestBrowser) {
  const body = JSON.stringify(draftNamed('halv'))
  const headers = {
    cookie: cookieOf(browser),
    origin: server,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': randomUUID(),
  }
  const path = createApplication.path.replace(':organisationNumber', organisationNumber)
  const asked = request(`${server}${path}`, { method: createApplication.method, headers })
  asked.write(body.slice(0, 100))
  return {
    async finish(): Promise<number | undefined> {
      const answered = once(asked, 'response')
      asked.end(body.slice(100))
      const [response]: IncomingMessage[] = await answered
      response?.resume()
      return response?.statusCode
    },
  }
}

describe('a server that is killed while drafts are being saved, and started again', () => {
  const acknowledged: Acknowledged = new Map()
  const create = { params: { organisationNumber }, body: draftNamed('en gang'), idempotencyKey: randomUUID() }
  let client: ApiClient
  let browser: TestBrowser
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
    const loggedIn = await logIn(addresses(), 'submitter', 'demo-ingrid-solheim')
    ;({ client, browser } = loggedIn)
    const drafts = await Promise.all(
      Array.from({ length: 6 }, () =>
        client.call(createApplication, { params: { organisationNumber }, body: draftNamed('start') }),
      ),
    )
    referenceNumber = (await client.call(createApplication, create)).application.referenceNumber
    const writers = drafts.map(({ application }) => keepSaving(client, application.referenceNumber, acknowledged))
    // In the midst of it, however fast the machine is.
    const saves = () => [...acknowledged.values()].reduce((sum, { version }) => sum + version, 0)
    await vi.waitFor(() => expect(saves()).toBeGreaterThan(30), { interval: 10 })
    sent = await callSend()
    await server.kill()
    await Promise.all(writers)
    again = await serve()
  })
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

  it('[OPS-09] is one product with a second server and its worker: drafts, open pages and jobs', async () => {
    const begun = new Date()
    const settings = await environmentOn(database.connectionString, inject('postgres').dataFolder)
    const beside = clientOf(
      { submitterUrl: settings.EKSPORT_SUBMITTER_URL, caseworkerUrl: settings.EKSPORT_CASEWORKER_URL },
      ...(['submitter', browser, organisationNumber] as const),
    )
    const second = await startBeside(settings)
    onTestFinished(() => second.stop())
    const page = listenAt(settings.EKSPORT_SUBMITTER_URL, browser)
    await vi.waitFor(() => expect(page.heard()).toContain('present'), inTime)
    const numbers = await Promise.all(
      [client, beside, client, beside].map(async (one, at) => {
        const other = one === client ? beside : client
        const created = await one.call(createApplication, { ...create, idempotencyKey: `beside-${at}` })
        const { referenceNumber: number } = created.application
        const params = { organisationNumber, referenceNumber: number }
        expect((await other.call(getApplication, { params })).application).toEqual(created.application)
        await other.call(sendApplication, { params, body: {}, ifMatch: 1 })
        return number
      }),
    )
    await vi.waitFor(() => {
      for (const number of numbers) expect(page.heard()).toContain(`"referenceNumber":${number}`)
    }, inTime)
    page.close()
    const owner = ownerPool(database.connectionString)
    onTestFinished(() => owner.end())
    const done = `select j.state, j.attempts, (select count(*)::integer from snapshots s join files f on f.belongs_to = s.id::text
      where f.type = 'RECEIPT' and s.reference_number = j.reference_number) as receipts
      from jobs j where j.name = 'render-receipt' and j.reference_number = any($1)`
    await vi.waitFor(async () => {
      const { rows } = await owner.query(done, [numbers])
      expect(rows).toEqual(numbers.map(() => ({ state: 'DONE', attempts: 0, receipts: 1 })))
    }, inTime)
    // The killed worker no longer reports, and is not considered dead yet.
    await vi.waitFor(async () => {
      const { rows } = await owner.query('select from job_workers where seen_at > $1', [begun])
      expect(rows).toHaveLength(2)
    }, inTime)
  })

  it('[OPS-08] gives way to the next release, which migrates beside it: no request is lost, and pages come back', async () => {
    const { dataFolder } = inject('postgres')
    const next = await environmentOn(database.connectionString, dataFolder)
    const [older, newer] = [environment.EKSPORT_SUBMITTER_URL, next.EKSPORT_SUBMITTER_URL]
    const proxy = leadTo([older, newer])
    const saved: Acknowledged = new Map()
    const through = clientOf(addresses(), 'submitter', proxy.behind(browser), organisationNumber)
    const over = new AbortController()
    const saving = { isEnough: () => over.signal.aborted, pause: 250 }
    const drafts = await Promise.all(
      [1, 2].map(() => client.call(createApplication, { ...create, idempotencyKey: randomUUID() })),
    )
    const writers = drafts.map(({ application }) => keepSaving(through, application.referenceNumber, saved, saving))
    const saves = () => [...saved.values()].reduce((sum, { version }) => sum + version, 0)
    const successor = await startNextRelease(next)
    onTestFinished(async () => {
      proxy.stop()
      await successor.stop()
    })
    const duringStart = saves()
    expect(duringStart).toBeGreaterThan(drafts.length)

    const page = listenAt(older, browser)
    await vi.waitFor(() => expect(page.heard()).toContain('present'), inTime)
    const half = beginCreate(older, browser)
    const ended = again.terminate()
    // It reports that it is not ready, and still answers.
    await vi.waitFor(async () => expect((await fetch(`${older}/readyz`)).status).toBe(503), inTime)
    const late = await fetch(`${older}/api/flagg`)
    expect([late.status, late.headers.get('connection')]).toEqual([200, 'close'])
    expect(await half.finish()).toBe(201)
    expect(await ended).toBe(0)
    expect(page.heard()).toMatch(/retry: \d+\n\n$/)
    const elsewhere = listenAt(newer, browser)
    await vi.waitFor(() => expect(elsewhere.heard()).toContain('present'), inTime)
    elsewhere.close()
    const beforeNewer = saves()
    await vi.waitFor(() => expect(saves()).toBeGreaterThan(beforeNewer + 2), inTime)
    over.abort()
    expect(await Promise.all(writers)).toEqual(drafts.map(() => undefined))
    for (const [number, { version, reference }] of saved) {
      const { application } = await through.call(getApplication, {
        params: { organisationNumber, referenceNumber: number },
      })
      expect([application.version, application.consignor.internalReference]).toEqual([version, reference])
    }
  })
})
