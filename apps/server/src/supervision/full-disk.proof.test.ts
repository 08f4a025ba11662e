import { createApplication, getApplication, saveApplication, sendApplication } from '@eksport/api'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aDraft, type LoggedIn, logIn } from '../testing/index.ts'
import { draftNamed } from '../testing/keep-saving.ts'
import { mountDisk } from '../testing/own-disk.ts'
import { type OwnProduct, startOwnProduct } from '../testing/own-product.ts'
import { asOwner } from '../testing/postgres-host.ts'

const organisationNumber = '310000043'
const patience = { timeout: 120_000, interval: 500 }

const disk = mountDisk()
const why = disk === undefined ? ' (SKIPPED: mounting a disk is not permitted here, run it as root)' : ''
if (why !== '') console.warn(`A product on a full disk is not tried${why}`)

describe.skipIf(disk === undefined)(`[SEC-23] a product on a full disk${why}`, () => {
  let product: OwnProduct
  let exporter: LoggedIn
  let referenceNumber: number
  let version = 1

  beforeAll(async () => {
    product = await startOwnProduct({}, { ...(disk !== undefined && { within: disk.folder }) })
    exporter = await logIn(product, 'submitter', 'demo-ingrid-solheim')
    const created = await exporter.client.call(createApplication, {
      ...{ params: { organisationNumber }, body: draftNamed('plass') },
    })
    referenceNumber = created.application.referenceNumber
  })
  afterAll(async () => {
    disk?.makeRoom()
    await product?.stop()
    disk?.unmount()
  })

  const params = () => ({ organisationNumber, referenceNumber })
  const read = async () => (await exporter.client.call(getApplication, { params: params() })).application.version
  async function save(reference: string): Promise<void> {
    const saved = await exporter.client.call(saveApplication, {
      ...{ params: params(), body: draftNamed(reference), ifMatch: version },
    })
    version = saved.application.version
  }
  const saveOnFull = (reference: string) => {
    disk?.fill()
    return save(reference)
  }
  const unavailable = {
    problem: {
      status: 503,
      code: 'UNAVAILABLE',
      title: 'Tjenesten er ikke tilgjengelig akkurat nå. Prøv igjen om litt.',
    },
  }

  it('refuses to save in words, lets everybody read, lives on, and saves when there is room', async () => {
    const before = product.listenersPid()
    await vi.waitFor(() => expect(saveOnFull('full')).rejects.toMatchObject(unavailable), patience)
    // Each refusal is a line of the log, which lies on that disk.
    for (let time = 0; time < 20; time += 1) {
      await expect(saveOnFull(`full ${time}`)).rejects.toMatchObject(unavailable)
      expect(await read()).toBe(version)
    }
    expect(product.listenersPid()).toBe(before)
    disk?.makeRoom()
    await vi.waitFor(() => save('room'), patience)
    expect(await read()).toBe(version)
    expect(product.listenersPid()).toBe(before)
    // A worker that cannot write down that it lives ends, and is started again until it can.
    await vi.waitFor(() => expect(product.workerPid()).toBeDefined(), patience)
    await vi.waitFor(async () => {
      // Whatever is logged next says what is missing.
      await exporter.browser.fetch(`${product.submitterUrl}/%`)
      expect(product.lines().join('\n')).toMatch(/"lost":\d+/)
    }, patience)
  })

  it('comes back when the journal of the database has found no room, with the job that waited', async () => {
    const before = product.listenersPid()
    const sent = await exporter.client.call(createApplication, {
      ...{ params: { organisationNumber }, body: aDraft(new Date()) },
    })
    disk?.fill()
    const client = new Client({ connectionString: product.databaseUrl })
    client.on('error', () => undefined)
    await client.connect()
    // It takes a new file for its journal each time, and panics at the first for which there is no room.
    const panic = async () => {
      for (;;) await client.query(`select pg_logical_emit_message(true, 'full', repeat('x', 100000)), pg_switch_wal()`)
    }
    await expect(panic()).rejects.toThrow()
    await client.end().catch(() => undefined)
    await vi.waitFor(() => {
      disk?.fill()
      expect(product.lines().some((line) => line.startsWith('PostgreSQL does not start yet'))).toBe(true)
    }, patience)
    await expect(save('down')).rejects.toMatchObject(unavailable)
    disk?.makeRoom()
    await vi.waitFor(() => save('back'), patience)
    expect(product.listenersPid()).toBe(before)
    const { referenceNumber: number } = sent.application
    await exporter.client.call(sendApplication, {
      ...{ params: { organisationNumber, referenceNumber: number }, body: {}, ifMatch: 1 },
    })
    await asOwner(product.databaseUrl, (owner) =>
      vi.waitFor(async () => {
        const { rows } = await owner.query(
          `select state from jobs where name = 'render-receipt' and reference_number = $1`,
          [number],
        )
        expect(rows).toEqual([{ state: 'DONE' }])
      }, patience),
    )
  })
})
