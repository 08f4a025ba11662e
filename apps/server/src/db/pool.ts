import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { z } from 'zod'
import { type DatabaseWaits, ownerWaits, usualWaits } from '../waits.ts'
import { connectionsTo } from './connections.ts'
import { programName } from './program-name.ts'

/** How long an unused connection is kept, in milliseconds: opening one costs as much as ten calls. */
const idle = 300_000

function limited({ connection, statement, lock, idleInTransaction }: DatabaseWaits): PoolConfig {
  return {
    connectionTimeoutMillis: connection,
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idleInTransaction,
    idleTimeoutMillis: idle,
  }
}

const lineOf = ({ connection }: PoolClient) => z.instanceof(Socket).parse(connection.stream)

/** Closes a connection that is silent for so many milliseconds while it is in use, so that whatever waits for it fails at once. */
function closeSilent(pool: Pool, { silence }: DatabaseWaits): Pool {
  pool.on('connect', (client) => {
    const line = lineOf(client)
    line.on('timeout', () => {
      const { bytesRead } = line
      // Data that arrived while the event loop was blocked has not been read yet.
      setImmediate(() => {
        if (line.bytesRead === bytesRead) {
          line.destroy(Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' }))
        }
      })
    })
  })
  pool.on('acquire', (client) => lineOf(client).setTimeout(silence))
  pool.on('release', (_, client) => lineOf(client).setTimeout(0))
  return pool
}

/** Receives how many seconds a caller has waited for a connection, even if it was zero. */
type Waited = (seconds: number) => void

type Connected = Parameters<Pool['connect']>[0]

/** [OPS-08] A pool that measures how long callers wait for a connection. */
class TimedPool extends Pool {
  readonly #waited: Waited

  constructor(config: PoolConfig, waited: Waited) {
    super(config)
    this.#waited = waited
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    const began = performance.now()
    const waited = () => this.#waited((performance.now() - began) / 1000)
    if (callback === undefined) return super.connect().finally(waited)
    super.connect((...connected) => {
      waited()
      callback(...connected)
    })
    return undefined
  }
}

const unmeasured: Waited = () => undefined

const ours = (address: string) => ({ ...connectionsTo(address), application_name: programName() })

/** Connections as the database's owner: for migrations, reference data and the demonstration at start; never for requests. */
export function ownerPool(connectionString: string): Pool {
  const pool = new Pool({ ...connectionsTo(connectionString), max: 6, ...limited(ownerWaits) })
  return closeSilent(quiet(pool), ownerWaits)
}

interface PoolOptions {
  readonly waits?: DatabaseWaits
  readonly waited?: Waited
}

/** [OPS-07] A page's queries are short: compiling or parallelising them takes longer than running them. */
const short = '-c jit=off -c max_parallel_workers_per_gather=0'

/**
 * [OPS-07] Statements that do not need each other's results are sent at once, and answered in their order: each message
 * costs both sides more than most statements.
 */
const pipeline = true

/** Connections of the listeners, by the address of their role, which owns nothing and is subject to row-level security. */
export function applicationPool(
  connectionString: string,
  { waits = usualWaits.requests, waited = unmeasured }: PoolOptions = {},
): Pool {
  const config = { ...ours(connectionString), max: 20, options: short, pipeline, ...limited(waits) }
  return closeSilent(quiet(new TimedPool(config, waited)), waits)
}

/** Connections of the worker's jobs, by the address of its role. */
export function jobPool(
  connectionString: string,
  { waits = usualWaits.jobs, waited = unmeasured }: PoolOptions = {},
): Pool {
  const config = { ...ours(connectionString), max: 8, pipeline, ...limited(waits) }
  return closeSilent(quiet(new TimedPool(config, waited)), waits)
}

/** Connections of the worker's queue. One of them listens, and may be silent for long. */
export function queuePool(connectionString: string, waits = usualWaits.jobs): Pool {
  return quiet(
    new Pool({ ...ours(connectionString), max: 8, ...limited(waits), query_timeout: waits.silence, keepAlive: true }),
  )
}

function quiet(pool: Pool): Pool {
  // The pool replaces a broken connection, and its query fails by itself; without a listener the process would end.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

const isUsed = ({ totalCount, idleCount, waitingCount }: Pool) => totalCount > idleCount || waitingCount > 0

/**
 * Ends a pool after its users were stopped, once all connections are returned: a query that outlasted its caller may
 * still be running and ask for more. After `pool.end()` that would be an error.
 */
export async function endPool(pool: Pool): Promise<void> {
  while (isUsed(pool)) await sleep(10)
  await pool.end()
}
