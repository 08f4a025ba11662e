import { randomUUID } from 'node:crypto'
import { ApiError, createApplication, listJobs, listNotices, sendApplication, tryJobAgain } from '@eksport/api'
import type { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { tellFailed } from '../../application/tell-handlers.ts'
import { type RunningWorker, startWorker } from '../../jobs/start-worker.ts'
import { aDraft, type LoggedIn, logIn, startServer, type TestServer } from '../../testing/index.ts'

const organisationNumber = '310000043'

let server: TestServer
let owner: Client
let exporter: LoggedIn
let officer: LoggedIn
/** Those that run; whoever stops them leaves that to itself. */
const workers: RunningWorker[] = []

beforeAll(async () => {
  server = await startServer({ postgres: inject('postgres') })
  workers.push(server.worker)
  owner = await server.connect()
  exporter = await logIn(server, 'submitter', 'demo-ingrid-solheim')
  officer = await logIn(server, 'caseworker', 'demo-kari-nordli')
})
// Each begins with a worker, whichever ran before it.
beforeEach(async () => {
  if (workers.length === 0) await anotherWorker()
})
afterAll(async () => {
  await stopWorkers()
  await server?.stop()
})

async function stopWorkers(): Promise<void> {
  for (const worker of workers.splice(0)) await worker.stop()
}

async function anotherWorker(): Promise<void> {
  const { config } = server.worker.deps
  workers.push(await startWorker({ config, now: () => new Date(), report: () => undefined, place: randomUUID() }))
}

async function send(): Promise<number> {
  const { client } = exporter
  const { application } = await client.call(createApplication, {
    params: { organisationNumber },
    body: aDraft(new Date()),
  })
  const { referenceNumber } = application
  await client.call(sendApplication, { params: { organisationNumber, referenceNumber }, body: {}, ifMatch: 1 })
  return referenceNumber
}

const jobsOf = (referenceNumber: number) => officer.client.call(listJobs, { params: { referenceNumber } })
const receiptOf = async (referenceNumber: number) =>
  (await jobsOf(referenceNumber)).find(({ name }) => name === 'render-receipt')

const untilReceipt = (referenceNumber: number, state: string) =>
  vi.waitFor(async () => expect(await receiptOf(referenceNumber)).toMatchObject({ state }), {
    timeout: 30_000,
    interval: 200,
  })

async function receiptsOf(referenceNumber: number): Promise<number> {
  const { rows } = await owner.query(
    "select count(*)::int as n from files where reference_number = $1 and type = 'RECEIPT'",
    [referenceNumber],
  )
  return rows[0].n
}

const byKey = "key = (select key from jobs where reference_number = $1 and name = 'render-receipt')"

describe('the jobs of a case', { timeout: 60_000 }, () => {
  it('[ACT-03] stand there from the act on, and are done', async () => {
    const referenceNumber = await send()
    expect(await receiptOf(referenceNumber)).toMatchObject({ name: 'render-receipt' })
    await untilReceipt(referenceNumber, 'DONE')
    expect(await receiptsOf(referenceNumber)).toBe(1)
  })

  it('[ACT-03] are done once, also when they are run twice', async () => {
    const referenceNumber = await send()
    await untilReceipt(referenceNumber, 'DONE')
    // Later than it can be looked at, so that it is seen to wait.
    await owner.query(
      "select eksport_add_job(name, payload::json, key, now() + interval '5 seconds') from jobs where reference_number = $1 and name = 'render-receipt'",
      [referenceNumber],
    )
    expect(await receiptOf(referenceNumber)).toMatchObject({ state: 'WAITING' })
    await untilReceipt(referenceNumber, 'DONE')
    expect(await receiptsOf(referenceNumber)).toBe(1)
  })

  it('are no business of an exporter, nor those of another case', async () => {
    const [referenceNumber, elsewhere] = [await send(), await send()]
    const job = await receiptOf(elsewhere)
    const params = { referenceNumber, jobId: job?.id ?? '' }
    await expect(officer.client.call(tryJobAgain, { params })).rejects.toMatchObject({ status: 404 })
    await expect(exporter.client.call(listJobs, { params: { referenceNumber } })).rejects.toThrow(ApiError)
  })

  it('[ACT-03] of a worker that died are free again at the next beat of another', async () => {
    await stopWorkers()
    const held = await send()
    await owner.query("insert into job_workers values ('pool-dead', 'elsewhere', now() - interval '16 seconds')")
    await owner.query(
      `update graphile_worker._private_jobs set locked_by = 'pool-dead', locked_at = now(), attempts = 1 where ${byKey}`,
      [held],
    )
    expect(await receiptOf(held)).toMatchObject({ state: 'WAITING' })
    await anotherWorker()
    await untilReceipt(held, 'DONE')
    expect(await receiptsOf(held)).toBe(1)
  })

  it('[ACT-03] are left to another by a worker that cannot make itself known: it ends and does not hang', async () => {
    await stopWorkers()
    await owner.query('alter table job_workers rename to job_workers_away')
    try {
      await expect(anotherWorker()).rejects.toThrow('job_workers')
    } finally {
      await owner.query('alter table job_workers_away rename to job_workers')
    }
  })

  it('[ACT-03] [ACT-13] that failed the last time say so in the case and to its office, until somebody tries them again', async () => {
    await stopWorkers()
    const failing = await send()
    await owner.query(`update graphile_worker._private_jobs set payload = '{}', max_attempts = 1 where ${byKey}`, [
      failing,
    ])
    await anotherWorker()
    await untilReceipt(failing, 'FAILED')
    const job = await receiptOf(failing)
    expect(job).toMatchObject({ problem: 'UNEXPECTED', attempts: 1 })
    expect(job?.dueAt).toBeUndefined()
    const { notices } = await officer.client.call(listNotices)
    const ofFailing = notices.filter((notice) => notice.referenceNumber === failing)
    expect(ofFailing.map(({ kind }) => kind)).toEqual(['JOB_FAILED'])
    const params = { referenceNumber: failing, jobId: job?.id ?? '' }
    const after = await officer.client.call(tryJobAgain, { params })
    expect(after.find(({ id }) => id === job?.id)).toMatchObject({ state: 'WAITING', attempts: 0 })
    await untilReceipt(failing, 'DONE')
    expect(await receiptsOf(failing)).toBe(1)
  })

  it('[ACT-03] [ACT-13] of a case without owner and office are told to those who lead', async () => {
    const nobodys = await send()
    await owner.query(
      "update applications set document = document - 'certificateRetrieval' where reference_number = $1",
      [nobodys],
    )
    await server.running.deps.transactions.run({ audience: 'system' }, (tx) =>
      tellFailed(tx, nobodys, { now: new Date(), occasion: 'x' }),
    )
    const leader = await logIn(server, 'caseworker', 'demo-solveig-moen')
    const noticesOf = async ({ client }: LoggedIn) =>
      (await client.call(listNotices)).notices.filter(({ referenceNumber }) => referenceNumber === nobodys)
    expect((await noticesOf(leader)).map(({ kind }) => kind)).toEqual(['JOB_FAILED'])
    expect(await noticesOf(officer)).toEqual([])
  })
})
