import { createApplication, sendApplication } from '@eksport/api'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aDraft, type LoggedIn, logIn } from '../testing/index.ts'
import { insisting } from '../testing/insist.ts'
import { type OwnProduct, startOwnProduct } from '../testing/own-product.ts'
import { asOwner } from '../testing/postgres-host.ts'

const organisationNumber = '310000043'
const patience = { timeout: 240_000, interval: 250 }
const insist = insisting({ until: patience.timeout, between: 200 })

let product: OwnProduct
let exporter: LoggedIn

beforeAll(async () => {
  product = await startOwnProduct({})
  exporter = await logIn(product, 'submitter', 'demo-ingrid-solheim')
})
afterAll(() => product?.stop(), 120_000)

/** Sends an application, whatever dies meanwhile: twice the same key is one application. */
async function send(name: string): Promise<number> {
  const { application } = await insist(`creating ${name}`, () =>
    exporter.client.call(createApplication, {
      ...{ params: { organisationNumber }, body: aDraft(new Date()), idempotencyKey: `create-${name}` },
    }),
  )
  const { referenceNumber } = application
  await insist(`sending ${name}`, () =>
    exporter.client.call(sendApplication, {
      ...{ params: { organisationNumber, referenceNumber }, body: {}, ifMatch: 1, idempotencyKey: `send-${name}` },
    }),
  )
  return referenceNumber
}

const timesLogged = (beginning: string) => product.lines().filter((line) => line.startsWith(beginning)).length

const waitingSql = `select reference_number, name, state from jobs where state <> 'DONE' and due_at < now() + interval '10 minutes'`

describe('[ACT-03] [OPS-01] the worker', { timeout: 900_000 }, () => {
  it('does every job that waits, however often the database dies under it', async () => {
    const sent: number[] = []
    for (let death = 1; death <= 8; death += 1) {
      const names = [1, 2, 3, 4, 5, 6].map((one) => `${death}-${one}`)
      sent.push(...(await Promise.all(names.map(send))))
      const backBefore = timesLogged('PostgreSQL runs again')
      const [postmaster = 0] = product.databasePids()
      process.kill(postmaster, 'SIGKILL')
      await vi.waitFor(() => expect(timesLogged('PostgreSQL runs again')).toBe(backBefore + 1), patience)
    }
    await asOwner(product.databaseUrl, (owner) =>
      vi.waitFor(async () => {
        const { rows } = await owner.query(waitingSql)
        expect(rows).toEqual([])
      }, patience),
    )
    await asOwner(product.databaseUrl, async (owner) => {
      const { rows } = await owner.query(
        `select count(*)::integer as receipts from jobs where name = 'render-receipt' and state = 'DONE' and reference_number = any($1)`,
        [sent],
      )
      expect(rows).toEqual([{ receipts: sent.length }])
    })
  })
})
