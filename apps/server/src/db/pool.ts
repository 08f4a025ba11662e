import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { type DatabaseWaits, ownerWaits, usualWaits } from '../waits.ts'
import { connectionsTo } from './connections.ts'
import { programName } from './program-name.ts'

/** A socket that is closed after `silence` milliseconds without data, so that whatever waits for it fails at once. */
function lineWithin(silence: number): Socket {
  const line = new Socket()
  // The client reports the error as well, but has no listener yet if the host cannot be resolved.
  line.on('error', () => undefined)
  line.setTimeout(silence, () => {
    const { bytesRead } = line
    // Data that arrived while the event loop was blocked has not been read yet.
    setImmediate(() => {
      if (line.bytesRead === bytesRead) {
        line.destroy(Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' }))
      }
    })
  })
  return line
}

function limited({ connection, statement, lock, idleInTransaction, silence }: DatabaseWaits): PoolConfig {
  return {
    connectionTimeoutMillis: connection,
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idleInTransaction,
    // Idle connections are closed before their silence would count as a failure.
    idleTimeoutMillis: Math.min(10_000, silence - 1_000),
    stream: () => lineWithin(silence),
  }
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
  return quiet(new Pool({ ...connectionsTo(connectionString), max: 6, ...limited(ownerWaits) }))
}

interface PoolOptions {
  readonly waits?: DatabaseWaits
  readonly waited?: Waited
}

/** [OPS-07] A page's queries are short: compiling or parallelising them takes longer than running them. */
const short = '-c jit=off -c max_parallel_workers_per_gather=0'

/** Connections of the listeners, by the address of their role, which owns nothing and is subject to row-level security. */
export function applicationPool(
  connectionString: string,
  { waits = usualWaits.requests, waited = unmeasured }: PoolOptions = {},
): Pool {
  return quiet(new TimedPool({ ...ours(connectionString), max: 20, options: short, ...limited(waits) }, waited))
}

/** Connections of the worker's jobs, by the address of its role. */
export function jobPool(
  connectionString: string,
  { waits = usualWaits.jobs, waited = unmeasured }: PoolOptions = {},
): Pool {
  return quiet(new TimedPool({ ...ours(connectionString), max: 8, ...limited(waits) }, waited))
}

/** Connections of the worker's queue. One of them listens, and may be silent for long. */
export function queuePool(connectionString: string, waits = usualWaits.jobs): Pool {
  const { stream: _, ...limits } = limited(waits)
  return quiet(
    new Pool({ ...ours(connectionString), max: 8, ...limits, query_timeout: waits.silence, keepAlive: true }),
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
