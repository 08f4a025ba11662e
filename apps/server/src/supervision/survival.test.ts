import { createApplication, getApplication, listJobs, sendApplication } from '@eksport/api'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type StartedReceiver, startReceiver } from '../demonstration/receiver/start-receiver.ts'
import { aDraft, type LoggedIn, logIn } from '../testing/index.ts'
import { killRounds } from '../testing/kill-rounds.ts'
import { type OwnProduct, startOwnProduct } from '../testing/own-product.ts'
import { processesBelow } from '../testing/processes.ts'

const organisationNumber = '310000043'

let receiver: StartedReceiver
let product: OwnProduct
let exporter: LoggedIn
let officer: LoggedIn
let referenceNumber: number

beforeAll(async () => {
  receiver = await startReceiver({ host: '127.0.0.1', port: 0 })
  product = await startOwnProduct({ CN: receiver.addressOf('CN') })
  exporter = await logIn(product, 'submitter', 'demo-ingrid-solheim')
  officer = await logIn(product, 'caseworker', 'demo-kari-nordli')
}, 120_000)
afterAll(async () => {
  await product?.stop()
  await receiver?.stop()
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

const beginnings = [
  'Arbeideren stoppet',
  'Arbeideren er i gang igjen',
  'Tjeneren stoppet',
  'Tjeneren er i gang igjen',
  'PostgreSQL ended unexpectedly',
  'PostgreSQL runs again',
]

const wasLogged = (beginning: string) => product.lines().some((line) => line.startsWith(beginning))

describe('the whole product', { timeout: 120_000 }, () => {
  it('draws a receipt', async () => {
    referenceNumber = await create()
    await untilReceipt()
  })

  it('survives the death of a renderer, and says so', async () => {
    const [renderer] = processesBelow(product.workerPid() ?? 0, 'tinypool')
    if (renderer === undefined) throw new Error('No renderer runs')
    process.kill(renderer, 'SIGKILL')
    await untilReceipt()
    expect(wasLogged('Dokumenttegneren stoppet')).toBe(true)
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
        expect(await answer.json()).toMatchObject({
          code: 'UNAVAILABLE',
          title: 'Tjenesten er ikke tilgjengelig akkurat nå. Prøv igjen om litt.',
        })
      }
    } finally {
      for (const pid of pids) process.kill(pid, 'SIGCONT')
    }
    await untilAnswered()
  })

  it('[ACT-03] [SEC-01] leaves no act half and no effect undone or done twice, whatever is killed meanwhile', async () => {
    const found = await killRounds({ product, rounds: 4, received: receiver.received, report: () => undefined })
    expect(found).toEqual({
      kills: { listeners: 1, worker: 1, database: 1, everything: 1 },
      applications: 4,
      faults: [],
    })
  }, 400_000)

  it('said what died, and that it runs again', () => expect(beginnings.filter((line) => !wasLogged(line))).toEqual([]))

  it('ends cleanly, with all that it has started', async () => {
    expect(await product.stop()).toEqual({ code: 0, left: 0 })
  })
})
