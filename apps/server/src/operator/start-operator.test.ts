import { expect, inject, it, onTestFinished, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { addressFor } from '../db/access.ts'
import { isFollowed } from '../db/answers.ts'
import { applicationPool } from '../db/pool.ts'
import { type Transactions, transactions } from '../db/transaction.ts'
import { chainFolder, openChainSeal } from '../integrations/chain-seal/index.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { freePorts } from '../supervision/free-ports.ts'
import { testEnvironment } from '../testing/index.ts'
import { createHealth } from './health.ts'
import { createReadiness } from './readiness.ts'
import { startOperator } from './start-operator.ts'
import { jobsCheck } from './watch-queue.ts'

it('[OPS-08] what could not be said to the operator is in the log', async () => {
  const { connectionString, dataFolder } = inject('postgres')
  const config = readConfig(await testEnvironment(connectionString, dataFolder))
  const [port = 0] = await freePorts(1)
  const log = { warn: vi.fn(), info: vi.fn(), error: vi.fn() }
  const metrics = { ...createMetrics(), text: () => Promise.reject(new Error('no reading today')) }
  const health = createHealth({ now: () => new Date(), metrics, log })
  const readiness = createReadiness({ health, metrics, needs: {} })
  const ends: (() => unknown)[] = []
  const program = {
    program: 'worker',
    port,
    config,
    metrics,
    health,
    readiness,
    log,
    now: () => new Date(),
    checks: [],
  } as const
  await startOperator({ add: (end) => void ends.push(end) }, program)
  try {
    const { status } = await fetch(`http://127.0.0.1:${port}/metrics?all`)
    const error = expect.objectContaining({ message: 'no reading today' })
    expect([status, log.error.mock.calls]).toEqual([500, [[{ path: '/metrics', error }, expect.any(String)]]])
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  } finally {
    for (const end of ends.reverse()) await end()
  }
})

it.each([
  ['all kinds are known', [{ job: 'send-mail', due: 3 }], true],
  [
    'one of another release is due',
    [
      { job: 'send-mail', due: 3 },
      { job: 'send-pigeon', due: 1 },
    ],
    false,
  ],
  ['one of another release is not due yet', [{ job: 'send-pigeon', due: 0 }], true],
])('[OPS-08] says of the jobs, when %s: %o %s', async (_, queue, isWell) => {
  const reading = { run: async () => queue } as unknown as Transactions
  expect(await jobsCheck(reading, new Set(['send-mail'])).ask()).toBe(isWell)
})

it('[OPS-09] says whether as many standbys follow the database as are to', async () => {
  const { connectionString, dataFolder } = inject('postgres')
  const pool = applicationPool(addressFor('worker', connectionString))
  onTestFinished(() => pool.end())
  const database = transactions(pool, await openChainSeal(chainFolder(dataFolder)))
  expect([await isFollowed(database, 0), await isFollowed(database, 1)]).toEqual([true, false])
})
