import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { connectionsTo } from './connections.ts'
import { programName } from './program-name.ts'

/**
 * [SEC-22] [SEC-23] How long each wait on the database may take, in milliseconds. `silence` is ours and the others the server's: a
 * server that is frozen keeps none of its own limits.
 */
interface Limits {
  /** For a connection: to be free, or to be made. */
  readonly connection: number
  readonly statement: number
  readonly lock: number
  readonly idleInTransaction: number
  /** Between two signs of life of a connection; the slowest statement is answered before it. */
  readonly silence: number
}

/** Somebody waits for an answer, for five seconds at most. */
const requestLimits: Limits = {
  connection: 4_000,
  statement: 4_000,
  lock: 3_000,
  idleInTransaction: 4_500,
  silence: 4_500,
}

/** Nobody waits for a job, and one of them may have a lot to look through. */
const jobLimits: Limits = {
  connection: 5_000,
  statement: 30_000,
  lock: 15_000,
  idleInTransaction: 30_000,
  silence: 35_000,
}

/** A migration may write a large table anew, and waits for another process that does. */
const ownerLimits: Limits = {
  connection: 5_000,
  statement: 600_000,
  lock: 600_000,
  idleInTransaction: 60_000,
  silence: 610_000,
}

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

function limited({ connection, statement, lock, idleInTransaction, silence }: Limits): PoolConfig {
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
  return quiet(new Pool({ ...connectionsTo(connectionString), max: 6, ...limited(ownerLimits) }))
}

/** Connections of the listeners, by the address of their own role: row-level security holds for it, and nothing belongs to it. */
export function applicationPool(connectionString: string, waited = unmeasured): Pool {
  return quiet(new TimedPool({ ...ours(connectionString), max: 20, ...limited(requestLimits) }, waited))
}

/** Connections of the worker's jobs, by the address of its own role. */
export function jobPool(connectionString: string, waited = unmeasured): Pool {
  return quiet(new TimedPool({ ...ours(connectionString), max: 8, ...limited(jobLimits) }, waited))
}

/** Connections of the worker for its queue. One of them listens, and is silent until there is something to do. */
export function queuePool(connectionString: string): Pool {
  const { stream: _, ...limits } = limited(jobLimits)
  return quiet(
    new Pool({ ...ours(connectionString), max: 8, ...limits, query_timeout: jobLimits.silence, keepAlive: true }),
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
