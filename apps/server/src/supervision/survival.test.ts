import { createApplication, getApplication, listJobs, sendApplication } from '@eksport/api'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type StartedReceiver, startReceiver } from '../demonstration/receiver/start-receiver.ts'
import { type CallMade, everyCall } from '../testing/every-call.ts'
import { aDraft, type LoggedIn, logIn, newBrowser } from '../testing/index.ts'
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

const personOf = ({ audience }: CallMade) => (audience === 'submitter' ? exporter : officer)

interface AnswerSeen {
  readonly path: string
  readonly milliseconds: number
  /** What it says: the title of a problem, the state of health, or the status of what is a whole answer. */
  readonly words: string | number | undefined
}

const wordsOf = z.object({ title: z.string() }).or(z.object({ status: z.string() }))

async function answerTo(call: CallMade, browser = personOf(call).browser): Promise<AnswerSeen> {
  const { audience, method, path, body } = call
  const started = Date.now()
  const base = audience === 'submitter' ? product.submitterUrl : product.caseworkerUrl
  const headers = { 'eksport-organisation': organisationNumber, ...(body && { 'content-type': 'application/json' }) }
  const answer = await browser.fetch(`${base}${path}`, { method, headers, ...(body && { body }) })
  const text = await answer.text()
  const milliseconds = Date.now() - started
  if (answer.status < 400) return { path, milliseconds, words: answer.status }
  const parsed = wordsOf.safeParse(answer.status === 503 ? JSON.parse(text) : undefined).data
  const isProblem = answer.headers.get('retry-after') === '5' || path === '/readyz'
  return { path, milliseconds, words: isProblem && parsed !== undefined ? Object.values(parsed)[0] : undefined }
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

  it('[OPS-01] survives the death of a renderer, and says so', async () => {
    const [renderer] = processesBelow(product.workerPid() ?? 0, 'tinypool')
    if (renderer === undefined) throw new Error('No renderer runs')
    process.kill(renderer, 'SIGKILL')
    await untilReceipt()
    expect(wasLogged('Dokumenttegneren stoppet')).toBe(true)
  })

  it('[OPS-02] [SEC-23] answers every route in words in a few seconds while the database is frozen, and goes on when it wakes', async () => {
    // A login that was begun before: its way back asks the database first.
    const begun = newBrowser()
    await begun.fetch(`${product.submitterUrl}/oauth2/authorization/idporten`)
    const pids = product.databasePids()
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    try {
      const way = { audience: 'submitter', method: 'GET', path: '/login/oauth2/code/idporten?code=x&state=x' } as const
      const answers = await Promise.all([answerTo(way, begun), ...everyCall.map((call) => answerTo(call))])
      expect(answers.filter(({ words }) => words === undefined)).toEqual([])
      // What the database is not needed for is answered all the same: lists, pages, health, and where a login goes.
      const kinds = Map.groupBy(answers, ({ words }) => words)
      expect([...kinds.keys()].toSorted()).toEqual([
        200,
        303,
        'Tjenesten er ikke tilgjengelig akkurat nå. Prøv igjen om litt.',
        'down',
      ])
      // Five seconds are the promise; the rest is what a loaded machine adds.
      expect(Math.max(...answers.map(({ milliseconds }) => milliseconds))).toBeLessThan(8_000)
    } finally {
      for (const pid of pids) process.kill(pid, 'SIGCONT')
    }
    const woken = Date.now()
    await untilAnswered()
    expect(Date.now() - woken).toBeLessThan(10_000)
  })

  it('[OPS-02] answers in words while somebody else holds what it waits for', async () => {
    const other = new Client({ connectionString: product.databaseUrl })
    await other.connect()
    const params = { organisationNumber, referenceNumber }
    try {
      await other.query('begin')
      await other.query('select from applications where reference_number = $1 for update', [referenceNumber])
      const started = Date.now()
      const sending = exporter.client.call(sendApplication, { params, body: {}, ifMatch: 1 })
      await expect(sending).rejects.toMatchObject({ problem: { status: 503, code: 'UNAVAILABLE' } })
      expect(Date.now() - started).toBeLessThan(8_000)
    } finally {
      await other.end()
    }
    await untilAnswered()
  })

  it('[ACT-03] [OPS-01] [SEC-01] leaves no act half and no effect undone or done twice, whatever is killed meanwhile', async () => {
    const { backAfter, ...found } = await killRounds({
      product,
      rounds: 4,
      received: receiver.received,
      report: () => undefined,
    })
    expect(found).toEqual({
      kills: { listeners: 1, worker: 1, database: 1, everything: 1 },
      applications: 4,
      faults: [],
    })
    // Ten seconds are the promise, which `kill` holds on a machine of its own; the rest is what the tests beside this one add.
    expect(backAfter).toBeLessThan(60_000)
  }, 400_000)

  it('said what died, and that it runs again', () => expect(beginnings.filter((line) => !wasLogged(line))).toEqual([]))

  it('ends cleanly, with all that it has started', async () => {
    expect(await product.stop()).toEqual({ code: 0, left: 0 })
  })
})
