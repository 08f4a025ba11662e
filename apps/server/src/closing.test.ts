import { get } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import fastify from 'fastify'
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { endPool, ownerPool } from './db/pool.ts'
import type { ReferenceData } from './db/reference-data/read-reference-data.ts'
import type { Transactions } from './db/transaction.ts'
import { waitForHandlers } from './http/plugins/wait-for-handlers.ts'
import { createHealth } from './operator/health.ts'
import { keepChecking } from './operator/keep-checking.ts'
import { keepCurrent } from './reference-data/keep-current.ts'

/** Whether it has settled by now, whatever waits for it in this process. */
async function isOver(work: Promise<unknown>): Promise<boolean> {
  let over = false
  const settled = () => {
    over = true
  }
  work.then(settled, settled)
  await turn()
  await turn()
  return over
}

describe('[OPS-01] what uses the database is waited for when it is closed in the middle of', () => {
  it('a look whether the reference data has changed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const answer = Promise.withResolvers<never>()
    const run = vi.fn(() => answer.promise)
    const transactions: Transactions = { run }
    const first = { referenceData: {} as ReferenceData, lookups: {} as never }
    const current = keepCurrent({ ...first, transactions, now: () => new Date() }, () => undefined)
    vi.advanceTimersByTime(1_000)
    expect(run).toHaveBeenCalledTimes(1)
    const stopped = current.stop()
    expect(await isOver(stopped)).toBe(false)
    answer.reject(new Error('away'))
    await stopped
    vi.advanceTimersByTime(10_000)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('a question about health', async () => {
    const answer = Promise.withResolvers<boolean>()
    const ask = vi.fn(() => answer.promise)
    const log = { warn: vi.fn(), info: vi.fn() }
    const health = createHealth({ now: () => new Date(), metrics: { read: () => undefined }, log })
    const stop = keepChecking([{ dependency: 'database', every: 1, ask }], health)
    const stopped = stop()
    expect(await isOver(stopped)).toBe(false)
    answer.resolve(true)
    await stopped
    expect([ask.mock.calls.length, health.states()]).toEqual([1, {}])
  })

  it('a request whose caller has gone', async () => {
    const [begun, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()]
    const app = fastify()
    waitForHandlers(app)
    app.get('/', async () => {
      begun.resolve()
      return answer.promise
    })
    const asked = get(await app.listen({ host: '127.0.0.1', port: 0 }))
    asked.on('error', () => undefined)
    await begun.promise
    asked.destroy()
    const isClosed = vi.fn()
    const closed = app.close().then(isClosed)
    await vi.waitFor(() => expect(app.server.listening).toBe(false))
    await turn()
    expect(isClosed).not.toHaveBeenCalled()
    answer.resolve('nobody hears it')
    await closed
  })

  it('two questions, the second of which is asked after the end was', async () => {
    const pool = ownerPool(inject('postgres').connectionString)
    const began = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const both = (async () => {
      const client = await pool.connect()
      began.resolve()
      await goOn.promise
      client.release()
      return pool.query('select 1')
    })()
    await began.promise
    const ended = endPool(pool)
    expect(await isOver(ended)).toBe(false)
    goOn.resolve()
    expect((await both).rowCount).toBe(1)
    await ended
    expect(pool.ended).toBe(true)
  })
})
