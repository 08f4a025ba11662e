import { createApplication, getApplication, listJobs, sendApplication } from '@eksport/api'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aDraft, type LoggedIn, logIn } from '../testing/index.ts'
import { type OwnProduct, startOwnProduct } from '../testing/own-product.ts'
import { processesBelow } from '../testing/processes.ts'

const organisationNumber = '310000043'

let product: OwnProduct
let exporter: LoggedIn
let officer: LoggedIn
let referenceNumber: number

beforeAll(async () => {
  product = await startOwnProduct({})
  exporter = await logIn(product, 'submitter', 'demo-ingrid-solheim')
  officer = await logIn(product, 'caseworker', 'demo-kari-nordli')
}, 120_000)
afterAll(async () => {
  await product?.stop()
}, 60_000)

const patience = { timeout: 40_000, interval: 200 }

async function create(): Promise<number> {
  const created = await exporter.client.call(createApplication, {
    params: { organisationNumber },
    body: aDraft(new Date()),
  })
  return created.application.referenceNumber
}
const read = (number: number) =>
  exporter.client.call(getApplication, { params: { organisationNumber, referenceNumber: number } })
const untilAnswered = () => vi.waitFor(() => read(referenceNumber), patience)

/** Sends an application, and waits until its receipt is drawn: the whole way through database, worker and renderer. */
async function untilReceipt(): Promise<void> {
  const number = await create()
  const params = { organisationNumber, referenceNumber: number }
  await exporter.client.call(sendApplication, { params, body: {}, ifMatch: 1 })
  await vi.waitFor(async () => {
    const jobs = await officer.client.call(listJobs, { params: { referenceNumber: number } })
    expect(jobs.find(({ name }) => name === 'render-receipt')).toMatchObject({ state: 'DONE' })
  }, patience)
}

function kill(pid: number | undefined): void {
  if (pid === undefined) throw new Error('It does not run')
  process.kill(pid, 'SIGKILL')
}

/** Kills, and waits until it was said what died and that it runs again. */
async function killAndHear(pid: number | undefined, ...beginnings: readonly string[]): Promise<void> {
  const heard = (beginning: string) => product.lines().filter((line) => line.startsWith(beginning)).length
  const before = beginnings.map(heard)
  kill(pid)
  await vi.waitFor(() => {
    for (const [index, beginning] of beginnings.entries()) {
      expect({ beginning, heard: heard(beginning) > (before[index] ?? 0) }).toEqual({ beginning, heard: true })
    }
  }, patience)
}

describe('the whole product', { timeout: 120_000 }, () => {
  it('draws a receipt', async () => {
    referenceNumber = await create()
    await untilReceipt()
  })

  it('[SEC-23] answers 503 in a few seconds while the database is frozen, and goes on when it wakes', async () => {
    const pids = product.databasePids()
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    try {
      const started = Date.now()
      const url = `${product.submitterUrl}/api/v3/helsesertifikat/organisasjoner/${organisationNumber}/soeknader`
      const answers = await Promise.all(Array.from({ length: 6 }, () => exporter.browser.fetch(url)))
      // Five seconds are the promise; the rest is what a loaded machine adds.
      expect(Date.now() - started).toBeLessThan(10_000)
      for (const answer of answers) {
        expect(answer.status).toBe(503)
        expect(answer.headers.get('content-type')).toContain('application/problem+json')
        expect(answer.headers.get('retry-after')).toBe('5')
      }
    } finally {
      for (const pid of pids) process.kill(pid, 'SIGCONT')
    }
    await untilAnswered()
  })

  it('[ACT-03] survives the death of its worker, and says so', async () => {
    await killAndHear(product.workerPid(), 'Arbeideren stoppet', 'Arbeideren er i gang igjen')
    await untilReceipt()
  })

  it('survives the death of its listeners, and says so', async () => {
    await killAndHear(product.listenersPid(), 'Tjeneren stoppet', 'Tjeneren er i gang igjen')
    await untilAnswered()
  })

  it('survives the death of a renderer, and says so', async () => {
    const [renderer] = processesBelow(product.workerPid() ?? 0, 'tinypool')
    await killAndHear(renderer, 'Dokumenttegneren stoppet')
    await untilReceipt()
  })

  it('[SEC-23] survives the death of its database, and says so', async () => {
    await killAndHear(product.databasePids()[0], 'PostgreSQL ended unexpectedly', 'PostgreSQL runs again')
    await untilAnswered()
    await untilReceipt()
  })

  it('ends cleanly, with all that it has started', async () => {
    expect(await product.stop()).toEqual({ code: 0, left: 0 })
  })
})
