import { randomUUID } from 'node:crypto'
import { listJobs } from '@eksport/api'
import type { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, vi } from 'vitest'
import { type RunningWorker, startWorker } from '../jobs/start-worker.ts'
import { type LoggedIn, logInAs, sendForChina, startServer, type TestServer } from './index.ts'

export let server: TestServer
export let owner: Client
export let exporter: LoggedIn
export let officer: LoggedIn

/** The running workers; a test that stops one must also remove it. */
export const workers: RunningWorker[] = []

export async function stopWorkers(): Promise<void> {
  for (const worker of workers.splice(0)) await worker.stop()
}

export async function anotherWorker(): Promise<void> {
  const { config } = server.worker.deps
  workers.push(await startWorker({ config, now: () => new Date(), report: () => undefined, place: randomUUID() }))
}

export const send = (): Promise<number> => sendForChina(exporter)

export const jobsOf = (referenceNumber: number) => officer.client.call(listJobs, { params: { referenceNumber } })

export const receiptOf = async (referenceNumber: number) =>
  (await jobsOf(referenceNumber)).find(({ name }) => name === 'render-receipt')

export const untilReceipt = (referenceNumber: number, state: string) =>
  vi.waitFor(async () => expect(await receiptOf(referenceNumber)).toMatchObject({ state }))

export async function receiptsOf(referenceNumber: number): Promise<number> {
  const { rows } = await owner.query(
    "select count(*)::int as n from files where reference_number = $1 and type = 'RECEIPT'",
    [referenceNumber],
  )
  return rows[0].n
}

export function startWorkersOfCases(): void {
  beforeAll(async () => {
    server = await startServer({ postgres: inject('postgres') })
    workers.push(server.worker)
    owner = await server.connect()
    exporter = await logInAs(server, 'submitter', 'demo-ingrid-solheim')
    officer = await logInAs(server, 'caseworker', 'demo-kari-nordli')
  })
  // Each test starts with a worker, whatever the one before did.
  beforeEach(async () => {
    if (workers.length === 0) await anotherWorker()
  })
  afterAll(async () => {
    await stopWorkers()
    await server?.stop()
  })
}
