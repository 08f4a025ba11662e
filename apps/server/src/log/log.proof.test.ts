import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createApplication, saveApplication, sendApplication } from '@eksport/api'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { z } from 'zod'
import { aDraft, copyDatabase, freePorts, logIn, type TestDatabase, testEnvironment } from '../testing/index.ts'

const organisationNumber = '310000043'
const secretWords = 'hemmelig-referanse-01010112345'
/** As a proxy would name it. */
const sendTrace = '4bf92f3577b34da6a3ce929d0e0e4736'

const inTime = { timeout: 240_000, interval: 100 }

const lineSchema = z.looseObject({ reqId: z.string().optional(), msg: z.string().optional() })
const healthSchema = z.object({
  ready: z.boolean(),
  leaving: z.boolean(),
  dependencies: z.record(z.string(), z.strictObject({ state: z.string(), since: z.iso.datetime() })),
})

let database: TestDatabase
let log = ''
let end: () => Promise<void>
let operators: { readonly listeners: string; readonly worker: string }
let portal: string
let secrets: string[]
const answered: string[] = []

const lines = () =>
  log.split('\n').flatMap((line) => (line.startsWith('{') ? [lineSchema.parse(JSON.parse(line))] : []))
const read = async (url: string) => {
  const response = await fetch(url)
  answered.push(await response.text())
  return { status: response.status, text: answered.at(-1) ?? '' }
}
const healthOf = async (operator: string) => healthSchema.parse(JSON.parse((await read(`${operator}/health`)).text))

async function untilReady(url: string): Promise<void> {
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await vi.waitFor(async () => expect(await isReady()).toBe(true), inTime)
}

/** A whole product with its log at its most talkative, in which somebody logs in, sends, and is refused. */
beforeAll(async () => {
  const { connectionString, dataFolder } = inject('postgres')
  database = await copyDatabase(connectionString)
  const environment = await testEnvironment(database.connectionString, dataFolder)
  const [listeners, worker] = await freePorts(2)
  operators = { listeners: `http://127.0.0.1:${listeners}`, worker: `http://127.0.0.1:${worker}` }
  const env = {
    ...process.env,
    ...environment,
    EKSPORT_LOG_LEVEL: 'debug',
    EKSPORT_OPERATOR_PORT: String(listeners),
    EKSPORT_WORKER_OPERATOR_PORT: String(worker),
    EKSPORT_RELEASE: 'r-17',
    // We are one.
    EKSPORT_PROXIES: '127.0.0.1,::1',
  }
  const child = spawn(process.execPath, ['--conditions=@eksport/source', join(import.meta.dirname, '../main.ts')], {
    env,
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      log += part.toString('utf8')
    })
  }
  const ended = once(child, 'exit')
  end = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const addresses = {
    submitterUrl: environment.EKSPORT_SUBMITTER_URL,
    caseworkerUrl: environment.EKSPORT_CASEWORKER_URL,
  }
  portal = addresses.submitterUrl
  await untilReady(portal)
  const { client, browser } = await logIn(addresses, 'submitter', 'demo-ingrid-solheim')
  const body = aDraft(new Date(), { consignor: { organisationNumber, internalReference: secretWords } })
  const created = await client.call(createApplication, { params: { organisationNumber }, body })
  const params = { organisationNumber, referenceNumber: created.application.referenceNumber }
  await client.call(saveApplication, { params, body, ifMatch: 9 }).catch(() => undefined)
  const ours = browser.fetch
  Object.assign(browser, {
    fetch: (url: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers)
      headers.set('traceparent', `00-${sendTrace}-00f067aa0ba902b7-01`)
      return ours(url, { ...init, headers })
    },
  })
  await client.call(sendApplication, { params, body: { comment: secretWords }, ifMatch: 1 })
  Object.assign(browser, { fetch: ours })
  secrets = [...browser.cookies.values()]
  await browser.fetch(`${addresses.submitterUrl}/api/kodeverk/finnes-ikke?q=${secretWords}`)
  await browser.fetch(`${addresses.submitterUrl}/login/oauth2/code/idporten?code=${secretWords}&state=x`)
  await browser.fetch(`${addresses.submitterUrl}/api/v3/helsesertifikat/validering`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'eksport-organisation': '310000043' },
    body: `{"x": "${secretWords}`,
  })
}, 600_000)
afterAll(async () => {
  await end?.()
  await database?.drop()
})

describe('a product that somebody runs', () => {
  it('[OPS-08] names a request in its lines, in the job that it asked for, and in the drawing of that, to the last line', async () => {
    const ofRequest = () => lines().filter(({ reqId }) => reqId === sendTrace)
    await vi.waitFor(() => expect(ofRequest().at(-1)).toMatchObject({ msg: 'job ended' }), inTime)
    const seen = ofRequest()
    expect(new Set(seen.map(({ pid }) => pid)).size).toBe(2)
    expect(seen.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['incoming request', 'request completed']))
    expect(seen).toContainEqual(expect.objectContaining({ msg: 'drawing ended', kind: 'receipt', outcome: 'drawn' }))
    expect(seen.at(-1)).toMatchObject({ job: expect.any(String), attempt: 1, outcome: 'done' })
    const client = new Client({ connectionString: database.connectionString })
    await client.connect()
    const { rows } = await client.query('select name from jobs where request_id = $1 order by name', [sendTrace])
    await client.end()
    expect(rows).toContainEqual({ name: 'render-receipt' })
  })

  it('[OPS-08] measures requests by pattern, connections, jobs and drawings, on ports that are the operator’s', async () => {
    const listeners = await read(`${operators.listeners}/metrics`)
    const { path, method } = sendApplication
    const send = `portal="submitter",method="${method}",route="${path}"`
    for (const part of [
      `eksport_http_requests_total{${send},status="200"} 1\n`,
      `eksport_http_request_duration_seconds_count{${send}} 1\n`,
      'eksport_live_connections',
      'eksport_database_connections{pool="requests",state="limit"} 20\n',
      'eksport_database_wait_seconds_count{pool="requests"}',
      'eksport_dependency_up{dependency="database"} 1\n',
      'eksport_ready 1\n',
      'eksport_build_info{program="listeners",release="r-17"',
      'eksport_event_loop_delay_seconds{quantile="0.99"}',
      'process_resident_memory_bytes',
    ])
      expect(listeners.text).toContain(part)
    const { text } = await read(`${operators.worker}/metrics`)
    for (const part of [
      'eksport_jobs_total{job="render-receipt",outcome="done"} 1\n',
      'eksport_renderer_draws_total{task="keep",kind="receipt",outcome="drawn"} 1\n',
      'eksport_files_unscanned{scan="WAITING"} 0\n',
      'eksport_dependency_up{dependency="database"} 1\n',
    ])
      expect(text).toContain(part)
    // As many series as we have routes, whatever is asked for.
    expect(listeners.text).toContain('route="none",status="404"')
    expect(listeners.text).not.toMatch(/310000043|finnes-ikke|route="[^"]*\d{4}/)
    for (const path of ['/metrics', '/health']) expect((await read(`${portal}${path}`)).status).toBe(404)
  })

  it('[OPS-08] tells by dependency what is there and since when, and no more', async () => {
    const wanted = [
      'changes',
      'database',
      'disk',
      'keys',
      'login-caseworker',
      'login-submitter',
      'migrations',
      'worker',
    ]
    await vi.waitFor(async () => {
      const { ready, leaving, dependencies } = await healthOf(operators.listeners)
      expect([ready, leaving]).toEqual([true, false])
      const there = Object.entries(dependencies).filter(([, { state }]) => state === 'ok')
      expect(there.map(([name]) => name)).toEqual(expect.arrayContaining(wanted))
    }, inTime)
    await vi.waitFor(async () => {
      const { ready, dependencies } = await healthOf(operators.worker)
      expect(ready).toBe(true)
      expect(dependencies).toMatchObject({
        database: { state: 'ok' },
        mail: { state: 'ok' },
        renderer: { state: 'ok' },
      })
    }, inTime)
  })

  it('[SEC-21] has nobody’s data and no secret in the whole log of it, and in what it tells its operator', async () => {
    await end()
    expect(log).toContain('/login/oauth2/code/idporten')
    expect(log).toContain('login refused')
    expect(secrets.length).toBeGreaterThan(0)
    for (const secret of [secretWords, '01010112345', 'Ingrid', 'Solheim', ...secrets]) {
      expect(log).not.toContain(secret)
      expect(answered.join('\n')).not.toContain(secret)
    }
  })
})
