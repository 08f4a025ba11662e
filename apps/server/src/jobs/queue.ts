import { EventEmitter } from 'node:events'
import { Logger, parseCrontab, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import { wordsOf } from '../log/describe-error.ts'
import { usualWaits } from '../waits.ts'
import { within } from '../within.ts'
import { type Beating, enterWorker, type Worker } from './heartbeat.ts'
import { timetable } from './registry.ts'

/** A receiver that does not answer occupies one of these for a whole attempt. */
const concurrency = 4

interface QueueOptions {
  readonly pool: Pool
  readonly place: string
  readonly tasks: TaskList
  readonly report: (line: string) => void
  /** How long running jobs may take to end, in milliseconds. */
  readonly limit?: number
}

/** The queue's runner in this process. */
export interface Queue extends Beating {
  /** Rejects if the queue ends by itself, so that its jobs are not run any more. */
  readonly ended: Promise<never>
  /** Waits for running jobs to end; rejects if that takes too long. */
  stop(): Promise<void>
}

const crontab = Object.entries(timetable)
  .map(([name, times]) => `${times} ${name}`)
  .join('\n')

/** Tracks what the queue is doing by its events. */
function watch(events: WorkerEvents) {
  const shutdown = Promise.withResolvers<void>()
  let underWay = 0
  let lastTaken = performance.now()
  let reason = 'it gave no reason'
  events.on('job:start', () => {
    underWay += 1
    lastTaken = performance.now()
  })
  events.on('job:complete', () => {
    underWay -= 1
  })
  events.once('pool:fatalError', ({ action, error }) => {
    reason = `${action}: ${wordsOf(error)}`
  })
  events.once('pool:gracefulShutdown', () => shutdown.resolve())
  return {
    reason: () => reason,
    shutdown: shutdown.promise,
    isTaking: (milliseconds: number) => underWay >= concurrency || performance.now() - lastTaken < milliseconds,
  }
}

/** Starts the queue's runner, after registering it as a worker. */
export async function startQueue({
  pool,
  place,
  tasks,
  report,
  limit = usualWaits.jobsToEnd,
}: QueueOptions): Promise<Queue> {
  const events: WorkerEvents = new EventEmitter()
  const { isTaking, reason, shutdown } = watch(events)
  const created = Promise.withResolvers<Worker>()
  events.once('pool:create', ({ workerPool }) => created.resolve({ id: workerPool.id, place }))
  const entered = created.promise.then(async (worker) => {
    await enterWorker(pool, worker)
    return worker
  })
  const runner: Runner = await run({
    pgPool: pool,
    events,
    concurrency,
    noHandleSignals: true,
    parsedCronItems: [...parseCrontab(crontab)],
    taskList: tasks,
    // Without these, a job whose end cannot be written is an unhandled rejection, which ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new Logger(() => (level, message) => {
      if (level === 'error') report(message.split('\n')[0] ?? message)
    }),
  })
  let stopping = false

  async function stop(): Promise<void> {
    stopping = true
    // `stop` rejects if the runner is already stopping; `promise` resolves when it has stopped.
    await within(limit, Promise.all([runner.stop().catch(() => undefined), runner.promise]))
  }

  /**
   * The library miscounts its unwritten batches when two of them fail, and its shutdown would then wait forever without
   * any work left.
   */
  async function untilEnded(): Promise<never> {
    await Promise.race([shutdown, runner.promise])
    if (stopping) return new Promise<never>(() => undefined)
    const end = await within(limit, runner.promise).then(
      () => 'The queue has stopped',
      () => `The queue has not stopped within ${limit / 1000} s after it began to`,
    )
    throw new Error(`${end}: ${reason()}`)
  }

  const ended = untilEnded()
  // The caller may not wait for it.
  ended.catch(() => undefined)
  try {
    return { worker: await entered, tasks: Object.keys(tasks), isTaking, ended, stop }
  } catch (error) {
    // The database was lost between the two. A runner left running would hold connections that closing the pool waits
    // for.
    await stop().catch((also: unknown) => report(wordsOf(also)))
    throw error
  }
}
