import { addJobAdhoc } from 'graphile-worker'
import type { Pool, PoolClient } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { ownerPool, queuePool } from '../db/pool.ts'
import { copyDatabase, type TestDatabase } from '../testing/index.ts'
import { enterWorker, keepBeating } from './heartbeat.ts'
import { startQueue } from './queue.ts'

const report = () => undefined
const place = 'here'
const limit = 50
const inTime = { interval: 5 }

let database: TestDatabase
let owner: Pool

beforeAll(async () => {
  database = await copyDatabase(inject('postgres').connectionString)
  owner = ownerPool(database.connectionString)
})
beforeEach(async () => {
  await owner.query('delete from graphile_worker._private_jobs')
})
afterAll(async () => {
  await owner?.end()
  await database?.drop()
})

function aPool(): Pool {
  const pool = queuePool(database.connectionString)
  onTestFinished(() => pool.end())
  return pool
}

type Asked = { readonly name?: string } | string

/** Lets `answer` decide the result of the statement that records a failed job. */
function answering(pool: Pool, answer: () => Promise<never>): Pool {
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as (...words: unknown[]) => unknown
    const ours = (...words: [Asked, ...unknown[]]) => {
      const [asked] = words
      return typeof asked === 'object' && asked.name?.startsWith('fail_job/') ? answer() : query(...words)
    }
    Object.assign(client, { query: ours })
  })
  return pool
}

const add = (...names: readonly string[]) =>
  Promise.all(names.map((name) => addJobAdhoc({ pgPool: owner }, name, undefined, { maxAttempts: 30 })))

describe('[ACT-03] the queue', () => {
  it('lets no mail server that hangs keep it from what people wait for', async () => {
    const asked = [...Array.from({ length: 8 }, () => 'send-mail'), 'deliver-certificate', 'sign-case']
    for (const [at, name] of asked.entries())
      await owner.query(`select eksport_add_job($1, '{}', $2, now() - interval '1 hour')`, [name, `${name} ${at}`])
    const begun: string[] = []
    const gate = Promise.withResolvers<void>()
    const begin = (name: string) => async () => {
      begun.push(name)
      await gate.promise
    }
    const tasks = Object.fromEntries(asked.map((name) => [name, begin(name)]))
    const queue = await startQueue({ pool: aPool(), place, tasks, report })
    await vi.waitFor(() => expect(begun).toHaveLength(4), inTime)
    expect(begun.toSorted()).toEqual(['deliver-certificate', 'send-mail', 'send-mail', 'sign-case'])
    gate.resolve()
    await queue.stop()
  })

  it('says why when its end never comes: two jobs fail at once, and neither can be written', async () => {
    const [asked, bothAsked, refused] = [
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
    ]
    let times = 0
    const pool = answering(aPool(), async () => {
      times += 1
      asked.resolve()
      if (times === 2) bothAsked.resolve()
      await bothAsked.promise
      setImmediate(() => refused.resolve())
      throw new Error('the database went')
    })
    const fails = async () => {
      throw new Error('the database went')
    }
    // Two that fail in the same moment are written in one batch.
    const failsNext = async () => {
      await asked.promise
      return fails()
    }
    // It ends after the other two could not be written: until then the shutdown waits for it.
    const slow = () => refused.promise
    await add('slow', 'one', 'other')
    const queue = await startQueue({ pool, place, tasks: { one: fails, other: failsNext, slow }, report, limit })
    await expect(queue.ended).rejects.toThrow(
      'The queue has not stopped within 0.05 s after it began to: failJob: Error the database went',
    )
  })

  it('says so when it has ended by itself', async () => {
    const pool = answering(aPool(), () => Promise.reject(new Error('the database went')))
    await add('one')
    const one = async () => {
      throw new Error('the database went')
    }
    const queue = await startQueue({ pool, place, tasks: { one }, report })
    await expect(queue.ended).rejects.toThrow('The queue has stopped: failJob: Error the database went')
    await queue.stop()
  })

  it('lets a job under way end when it is stopped, and takes none afterwards', async () => {
    const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const one = vi.fn(async () => {
      begun.resolve()
      await over.promise
    })
    await add('one')
    const queue = await startQueue({ pool: aPool(), place, tasks: { one }, report })
    await begun.promise
    const stopped = queue.stop()
    over.resolve()
    await stopped
    await add('one')
    const { rows } = await owner.query('select locked_at from graphile_worker._private_jobs')
    expect([one.mock.calls.length, rows]).toEqual([1, [{ locked_at: null }]])
  })

  it('is given up by whoever stops it, when a job never ends', async () => {
    const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const one = async () => {
      begun.resolve()
      await over.promise
    }
    await add('one')
    const queue = await startQueue({ pool: aPool(), place, tasks: { one }, report, limit })
    await begun.promise
    await expect(queue.stop()).rejects.toThrow('No answer within 50 ms')
    over.resolve()
  })
})

describe('[ACT-03] the heart of a worker', () => {
  const due = 30_000

  async function begin(isTaking: () => boolean) {
    const id = `pool-${crypto.randomUUID()}`
    const over = new AbortController()
    const notes: boolean[] = []
    await enterWorker(owner, { id, place: id })
    await owner.query("update job_workers set seen_at = now() - interval '1 hour' where id = $1", [id])
    const beats = keepBeating(
      owner,
      { worker: { id, place: id }, tasks: ['one'], isTaking },
      { signal: over.signal, note: (isBeating) => notes.push(isBeating), pace: { every: 1, due } },
    )
    const isSeen = async () => {
      const sql = "select seen_at > now() - interval '30 minutes' as seen from job_workers where id = $1"
      return (await owner.query<{ seen: boolean }>(sql, [id])).rows[0]?.seen
    }
    const end = async () => {
      over.abort()
      await beats
    }
    return { notes, isSeen, end }
  }

  const wait = (name: string, age: string) =>
    owner.query(
      `update graphile_worker._private_jobs set run_at = now() - $2::interval
       where task_id = (select id from graphile_worker._private_tasks where identifier = $1)`,
      [name, age],
    )

  it('takes away what was asked for anew while a worker did it that has died: nobody tries it, and it counts as given up', async () => {
    const ask = () => owner.query(`select eksport_add_job('one', '{}', 'the same', now())`)
    await ask()
    await owner.query(
      `update graphile_worker._private_jobs set attempts = 1, locked_at = now() - interval '1 hour', locked_by = 'pool-dead'`,
    )
    await ask()
    const { end } = await begin(() => true)
    const { rows } = await owner.query('select key, attempts from graphile_worker._private_jobs')
    expect(rows).toEqual([{ key: 'the same', attempts: 0 }])
    await end()
  })

  it('beats no more while a job is due that nobody takes, and beats again when one is taken', async () => {
    await add('one')
    await wait('one', '1 minute')
    let taking = false
    const { notes, isSeen, end } = await begin(() => taking)
    await vi.waitFor(() => expect(notes.length).toBeGreaterThan(2), inTime)
    expect([new Set(notes), await isSeen()]).toEqual([new Set([false]), false])
    taking = true
    await vi.waitFor(() => expect(notes).toContain(true), inTime)
    expect(await isSeen()).toBe(true)
    await end()
  })

  it.each([
    ['has only just become due', 'one', '1 second', ''],
    ['is not due yet', 'one', '-1 minute', ''],
    ['is for a worker of another release', 'other', '1 minute', ''],
    ['is under way', 'one', '1 minute', "locked_at = now(), locked_by = 'pool-other'"],
    ['was given up', 'one', '1 minute', 'attempts = max_attempts'],
  ])('beats while a job %s', async (_, name, age, change) => {
    await add(name)
    await wait(name, age)
    if (change !== '') await owner.query(`update graphile_worker._private_jobs set ${change}`)
    const { notes, isSeen, end } = await begin(() => false)
    await vi.waitFor(() => expect(notes).toContain(true), inTime)
    expect([notes.includes(false), await isSeen()]).toEqual([false, true])
    await end()
  })
})
