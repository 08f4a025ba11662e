import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { type DatabaseWaits, ownerWaits, usualWaits } from '../waits.ts'
import { connectionsTo } from './connections.ts'
import { programName } from './program-name.ts'

/** A connection that says nothing for too long is closed, and whatever waits for it fails at once. */
function lineWithin(silence: number): Socket {
  const line = new Socket()
  // Said by the connection as well; one that has not begun yet, because no host is found, has nobody else who listens.
  line.on('error', () => undefined)
  line.setTimeout(silence, () => {
    const { bytesRead } = line
    // What arrived while we were busy ourselves has not been read yet.
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
    // Given back before its silence would be taken for a failure.
    idleTimeoutMillis: Math.min(10_000, silence - 1_000),
    stream: () => lineWithin(silence),
  }
}

/** Is given how many seconds somebody has waited for a connection, also for none. */
type Waited = (seconds: number) => void

type Connected = Parameters<Pool['connect']>[0]

/** [OPS-08] A pool whose waits are measured. */
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

/** Connections of the database's owner: for migrations, reference data and the demonstration at start, and for no request. */
export function ownerPool(connectionString: string): Pool {
  return quiet(new Pool({ ...connectionsTo(connectionString), max: 6, ...limited(ownerWaits) }))
}

interface PoolOptions {
  readonly waits?: DatabaseWaits
  readonly waited?: Waited
}

/** [OPS-07] What is asked for a page is short: to compile it, or to share it among processes, takes longer than to answer it. */
const short = '-c jit=off -c max_parallel_workers_per_gather=0'

/** Connections of the listeners, by the address of their own role: row-level security holds for it, and nothing belongs to it. */
export function applicationPool(
  connectionString: string,
  { waits = usualWaits.requests, waited = unmeasured }: PoolOptions = {},
): Pool {
  return quiet(new TimedPool({ ...ours(connectionString), max: 20, options: short, ...limited(waits) }, waited))
}

/** Connections of the worker's jobs, by the address of its own role. */
export function jobPool(
  connectionString: string,
  { waits = usualWaits.jobs, waited = unmeasured }: PoolOptions = {},
): Pool {
  return quiet(new TimedPool({ ...ours(connectionString), max: 8, ...limited(waits) }, waited))
}

/** Connections of the worker for its queue. One of them listens, and is silent until there is something to do. */
export function queuePool(connectionString: string, waits = usualWaits.jobs): Pool {
  const { stream: _, ...limits } = limited(waits)
  return quiet(
    new Pool({ ...ours(connectionString), max: 8, ...limits, query_timeout: waits.silence, keepAlive: true }),
  )
}

function quiet(pool: Pool): Pool {
  // A connection that breaks is replaced by the pool, and its query fails by itself; without a listener the process would end.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

const isUsed = ({ totalCount, idleCount, waitingCount }: Pool) => totalCount > idleCount || waitingCount > 0

/**
 * Ends a pool whose users have been stopped, when the last of them has given its connection back: a question that was too late for
 * whoever asked may still be at work, and asks again. The pool itself would answer that with an error.
 */
export async function endPool(pool: Pool): Promise<void> {
  while (isUsed(pool)) await sleep(10)
  await pool.end()
}
