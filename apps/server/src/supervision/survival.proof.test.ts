import { realpathSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApplication, getApplication, listJobs, sendApplication } from '@eksport/api'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { backUp, restore } from '../backup/index.ts'
import { addressFor } from '../db/access.ts'
import { isDurable } from '../db/answers.ts'
import { startEmbeddedPostgres } from '../db/embedded/index.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { applicationPool, ownerPool } from '../db/pool.ts'
import { transactions } from '../db/transaction.ts'
import { chainFolder, openChainSeal } from '../integrations/chain-seal/index.ts'
import { type CallMade, everyCall } from '../testing/every-call.ts'
import { createHold } from '../testing/hold.ts'
import { aDraft, type LoggedIn, logIn, newBrowser } from '../testing/index.ts'
import { type Acknowledged, draftNamed, keepSaving } from '../testing/keep-saving.ts'
import { writeNextMigrations } from '../testing/next-release.ts'
import { type OwnProduct, startOwnProduct } from '../testing/own-product.ts'
import { asOwner } from '../testing/postgres-host.ts'
import { processesBelow, writtenFiles } from '../testing/processes.ts'

const organisationNumber = '310000043'

let product: OwnProduct
let exporter: LoggedIn
let officer: LoggedIn
let referenceNumber: number

beforeAll(async () => {
  product = await startOwnProduct({})
  exporter = await logIn(product, 'submitter', 'demo-ingrid-solheim')
  officer = await logIn(product, 'caseworker', 'demo-kari-nordli')
})
afterAll(async () => {
  await product?.stop()
})

const patience = { timeout: 240_000, interval: 200 }

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
  /** What it says: the title of a problem, the state of health, or the status of what is a whole answer. */
  readonly words: string | number | undefined
}

const wordsOf = z.object({ title: z.string() }).or(z.object({ status: z.string() }))

async function answerTo(call: CallMade, browser = personOf(call).browser): Promise<AnswerSeen> {
  const { audience, method, path, body } = call
  const base = audience === 'submitter' ? product.submitterUrl : product.caseworkerUrl
  const headers = { 'eksport-organisation': organisationNumber, ...(body && { 'content-type': 'application/json' }) }
  const answer = await browser.fetch(`${base}${path}`, { method, headers, ...(body && { body }) })
  const text = await answer.text()
  if (answer.status < 400) return { path, words: answer.status }
  const parsed = wordsOf.safeParse(answer.status === 503 ? JSON.parse(text) : undefined).data
  const isProblem = answer.headers.get('retry-after') === '5' || path === '/readyz'
  return { path, words: isProblem && parsed !== undefined ? Object.values(parsed)[0] : undefined }
}

const beginnings = [
  'Arbeideren stoppet',
  'Arbeideren er i gang igjen',
  'Tjeneren stoppet',
  'Tjeneren er i gang igjen',
  'PostgreSQL ended unexpectedly',
  'PostgreSQL runs again',
]

const report = () => undefined
const hold = createHold()
const backupPlaces = () => ({
  databaseUrl: product.databaseUrl,
  dataFolder: product.dataFolder,
  folder: join(product.folder, 'backup'),
  keys: join(product.folder, 'keys-of-the-backup'),
})
const elsewhere = () => join(product.folder, 'elsewhere')

/** Some new drafts that are saved all the time. */
async function beginToSave() {
  const over = new AbortController()
  const acknowledged: Acknowledged = new Map()
  const drafts = [await create(), await create(), await create()]
  const saving = { isEnough: () => over.signal.aborted, pause: 20 }
  const writers = drafts.map((number) => keepSaving(exporter.client, number, acknowledged, saving))
  return { isEnough: { set: () => over.abort() }, drafts, acknowledged, writers }
}

/** The database that was restored, while something is done with it. */
async function onRestored(work: (client: Client) => Promise<void>): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataFolder: join(elsewhere(), 'postgres'), log: report })
  const client = new Client({ connectionString: postgres.connectionString })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
    await postgres.stop()
  }
}

async function savedReference(client: Client, number: number) {
  const { rows } = await client.query<{ version: number; reference: string }>(
    `select version, internal_reference as reference from applications where reference_number = $1`,
    [number],
  )
  const [row] = rows
  if (row === undefined) throw new Error(`${number} is not there`)
  return row
}

async function hasColumn(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    `select from information_schema.columns where table_name = 'applications' and column_name = 'next_release'`,
  )
  return rows.length > 0
}

const wasLogged = (beginning: string) => product.lines().some((line) => line.startsWith(beginning))

describe('the whole product', () => {
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

  it('[OPS-02] [SEC-23] answers every route in words while the database is frozen, and goes on when it wakes', async () => {
    // A login that was begun before: its way back asks the database first.
    const begun = newBrowser()
    await begun.fetch(`${product.submitterUrl}/oauth2/authorization/idporten`)
    const pids = product.databasePids()
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    try {
      // It sleeps until all have been answered.
      const url = `${product.submitterUrl}/api/v3/helsesertifikat/organisasjoner/${organisationNumber}/soeknader`
      const lists = await Promise.all(Array.from({ length: 6 }, () => exporter.browser.fetch(url)))
      for (const list of lists) {
        expect(list.status).toBe(503)
        expect(list.headers.get('content-type')).toContain('application/problem+json')
        expect(list.headers.get('retry-after')).toBe('5')
        expect(await list.json()).toMatchObject({
          code: 'UNAVAILABLE',
          title: 'Tjenesten er ikke tilgjengelig akkurat nå. Prøv igjen om litt.',
        })
      }
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
    } finally {
      for (const pid of pids) process.kill(pid, 'SIGCONT')
    }
    await untilAnswered()
  })

  it('[OPS-02] answers in words while somebody else holds what it waits for', async () => {
    const other = new Client({ connectionString: product.databaseUrl })
    await other.connect()
    const params = { organisationNumber, referenceNumber }
    try {
      await other.query('begin')
      await other.query('select from applications where reference_number = $1 for update', [referenceNumber])
      // Held until it has been answered.
      const sending = exporter.client.call(sendApplication, { params, body: {}, ifMatch: 1 })
      await expect(sending).rejects.toMatchObject({ problem: { status: 503, code: 'UNAVAILABLE' } })
    } finally {
      await other.end()
    }
    await untilAnswered()
  })

  it('[OPS-01] says what died, and that it runs again', async () => {
    for (const pid of [product.listenersPid(), product.workerPid(), product.databasePids()[0]]) {
      if (pid === undefined) throw new Error('Not everything runs')
      process.kill(pid, 'SIGKILL')
    }
    await vi.waitFor(() => expect(beginnings.filter((line) => !wasLogged(line))).toEqual([]), patience)
    await untilAnswered()
  })

  it('[OPS-01] notices that its database would forget what it has acknowledged', async () => {
    const seal = await openChainSeal(chainFolder(product.dataFolder))
    const asked = async () => {
      const pool = applicationPool(addressFor('worker', product.databaseUrl))
      try {
        return await isDurable(transactions(pool, seal))
      } finally {
        await pool.end()
      }
    }
    expect(await asked()).toBe(true)
    await asOwner(product.databaseUrl, (client) => client.query('alter database eksport set synchronous_commit = off'))
    expect(await asked()).toBe(false)
    await asOwner(product.databaseUrl, (client) => client.query('alter database eksport reset synchronous_commit'))
  })

  it('[SEC-25] keeps all that it writes under one folder', () => {
    const pids = [product.listenersPid(), product.workerPid(), ...product.databasePids()]
    const written = pids.filter((pid) => pid !== undefined).flatMap(writtenFiles)
    expect(written.length).toBeGreaterThan(0)
    expect(written.filter((file) => !file.startsWith(`${realpathSync(product.folder)}/`))).toEqual([])
  })

  it('[SEC-24] is backed up while drafts are being saved, and restored elsewhere with all that was acknowledged before', async () => {
    const { isEnough, drafts, acknowledged, writers } = await beginToSave()
    await vi.waitFor(() => expect(acknowledged.size).toBe(drafts.length), patience)
    const before = new Map(acknowledged)
    const written = await backUp({ ...backupPlaces(), hold })
    const sinceThen = drafts.filter((number) => acknowledged.get(number)?.version !== before.get(number)?.version)
    expect(sinceThen).toEqual(drafts)
    isEnough.set()
    expect(await Promise.all(writers)).toEqual(drafts.map(() => undefined))

    const { folder, keys } = backupPlaces()
    const restored = await restore({ folder, keys, dataFolder: elsewhere(), databaseUrl: undefined, hold, report })
    expect(restored).toMatchObject({ problems: [], migrated: 0, fingerprint: written.fingerprint })
    expect(restored.storedFiles).toBeGreaterThan(0)
    await onRestored(async (client) => {
      for (const [number, { version, reference }] of before) {
        const found = await savedReference(client, number)
        expect(found.version).toBeGreaterThanOrEqual(version)
        if (found.version === version) expect(found.reference).toBe(reference)
      }
    })
  })

  it('[SEC-24] notices what was changed in a backup, and restores nothing of it', async () => {
    const { folder, keys } = backupPlaces()
    const again = { folder, keys, dataFolder: join(product.folder, 'again'), databaseUrl: undefined, hold, report }
    const changed = join(folder, 'cluster/global/pg_control')
    const content = await readFile(changed)
    await writeFile(changed, content.with(2000, content[2000] === 1 ? 2 : 1))
    await rm(join(keys, 'forms/form.key'))
    await expect(restore(again)).rejects.toThrow(/pg_control is not as it was written\.\n.*form\.key is missing\.$/)
    await hold.close()
    expect(await readdir(again.dataFolder)).toEqual([])
    await rm(join(folder, 'manifest.json'))
    await expect(restore(again)).rejects.toThrow('it is no backup, or one that was not finished')
  })

  it('[SEC-24] leaves nothing of a backup that fails, and writes over none', async () => {
    await expect(backUp({ ...backupPlaces(), hold })).rejects.toThrow('exists already')
    const failing = join(product.folder, 'failing/backup')
    const nowhere = { ...backupPlaces(), databaseUrl: 'postgresql://nobody@127.0.0.1:1/nothing', keys: undefined }
    await expect(backUp({ ...nowhere, folder: failing, hold })).rejects.toThrow('ECONNREFUSED')
    await hold.close()
    expect(await readdir(dirname(failing))).toEqual([])
  })

  it('[SEC-24] serves without a failed request while the next release migrates the tables that are at work', async () => {
    const { isEnough, drafts, writers } = await beginToSave()
    const holder = new Client({ connectionString: product.databaseUrl })
    const owner = ownerPool(product.databaseUrl)
    let migrated: Promise<void> | undefined
    await holder.connect()
    try {
      // A long read: whoever waits for the whole table waits for this reader, and everyone else waits behind.
      await holder.query('begin; select from applications limit 1')
      const next = join(product.folder, 'next-release')
      await writeNextMigrations(next)
      migrated = migrateDatabase(owner, product.databaseUrl, next)
      // It asks for the table for a second at a time; who would wait behind it for longer is refused.
      for (let asked = 0; asked < 90; asked += 1) {
        await read(referenceNumber)
        await sleep(50)
      }
      expect(await hasColumn(holder)).toBe(false)
      await holder.query('commit')
      await migrated
      expect(await hasColumn(holder)).toBe(true)
      // The release before goes on with the new column.
      await untilReceipt()
      isEnough.set()
      expect(await Promise.all(writers)).toEqual(drafts.map(() => undefined))
    } finally {
      isEnough.set()
      await holder.end()
      await Promise.allSettled([migrated])
      await owner.end()
    }
  })

  it('[OPS-09] acknowledges nothing that the standby has not written down, though the wait is ended or the call repeated, and reads on', async () => {
    await product.beginToFollow()
    const named = draftNamed('hos begge')
    const call = () =>
      exporter.client.call(createApplication, {
        ...{ params: { organisationNumber }, body: named, idempotencyKey: 'hos-begge' },
      })
    const unavailable = { problem: { status: 503, code: 'UNAVAILABLE' } }
    const waiting = `from pg_stat_activity where wait_event = 'SyncRep' and usename = 'eksport_app'`
    await asOwner(product.databaseUrl, async (client) => {
      // The next call notes that the session is in use, as one a minute does.
      await client.query(`update sessions set last_seen_at = last_seen_at - interval '2 minutes'`)
      product.standby.freeze()
      try {
        await read(referenceNumber)
        const first = expect(call()).rejects.toMatchObject(unavailable)
        await vi.waitFor(async () => {
          const { rows } = await client.query(`select pg_cancel_backend(pid) ${waiting}`)
          expect(rows.length).toBeGreaterThan(0)
        }, patience)
        await first
        // The caller is answered a moment before the row is visible to others.
        await vi.waitFor(async () => {
          const { rows } = await client.query(`select from applications where internal_reference = 'hos begge'`)
          expect(rows).toHaveLength(1)
        }, patience)
        // The worker lives: what it says of itself waits for no standby.
        const seen = 'select max(seen_at) as at from job_workers'
        const before = (await client.query(seen)).rows[0].at
        await vi.waitFor(async () => expect((await client.query(seen)).rows[0].at > before).toBe(true), patience)
        // No limit of ours ends the wait on the server: four seconds are for a statement. A slow machine may not come as far in a call.
        do await expect(call()).rejects.toMatchObject(unavailable)
        while ((await client.query(`select ${waiting}`)).rows.length === 0)
      } finally {
        product.standby.wake()
      }
    })
    const { application } = await vi.waitFor(call, patience)
    expect(application.consignor.internalReference).toBe('hos begge')
  })

  it('ends cleanly, with all that it has started', async () => {
    expect(await product.stop()).toEqual({ code: 0, left: 0 })
  })
})
