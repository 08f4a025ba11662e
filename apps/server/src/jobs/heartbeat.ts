import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'

/** Three missed heartbeats: a worker not seen for this long is dead or stuck. */
const deadAfter = 15_000

export interface Worker {
  /** The name under which the queue locks jobs for it. */
  readonly id: string
  /** At most one worker runs at a place. */
  readonly place: string
}

const interval = `interval '${deadAfter} milliseconds'`

const forgetDead = `
  with dead as (
    delete from job_workers where id <> $1 and (place = $2 or seen_at < now() - ${interval}) returning id
  ), holding as (
    select id from dead
    union
    select locked_by from graphile_worker.jobs
    where locked_by is not null and locked_at < now() - ${interval} and locked_by not in (select id from job_workers)
  )
  select graphile_worker.force_unlock_workers(array(select id from holding))`

/** Deletes replaced jobs: the queue gives up a running job whose key is added again, and only the worker that ran it would remove it. */
const forgetReplaced = `
  delete from graphile_worker._private_jobs
  where key is null and locked_at is null and attempts >= max_attempts and payload -> '_cron' is null`

async function freeJobs(pool: Pool, { id, place }: Worker): Promise<void> {
  await pool.query(forgetDead, [id, place])
  await pool.query(forgetReplaced)
}

/** Makes a worker known, before it takes its first job, and frees the jobs of the dead. */
export async function enterWorker(pool: Pool, worker: Worker): Promise<void> {
  await pool.query('insert into job_workers (id, place) values ($1, $2)', [worker.id, worker.place])
  await freeJobs(pool, worker)
}

/** Whether a job of a kind that this worker runs is overdue and not taken. */
const waits = `
  select exists (
    select from graphile_worker._private_jobs where is_available and job_queue_id is null and run_at < now() - $1 * interval '1 ms'
      and task_id in (select id from graphile_worker._private_tasks where identifier = any($2))
  ) as waits`

/** Does not wait for a standby, so that a worker stays alive while the standby is unavailable (`db/transaction.ts`). */
const seen = `update job_workers set seen_at = now() where id = $1 returning set_config('synchronous_commit', 'off', true)`

/** In milliseconds. */
interface Pace {
  readonly every: number
  /** A worker that takes no job for this long while one is due is stuck. */
  readonly due: number
}

const usual: Pace = { every: 5_000, due: 15_000 }

/** The worker whose heartbeat is sent. */
export interface Beating {
  readonly worker: Worker
  /** The names of the jobs that it runs. */
  readonly tasks: readonly string[]
  /** Whether it has started a job within these milliseconds, or is running as many as it can. */
  isTaking(milliseconds: number): boolean
}

interface Beats {
  readonly signal: AbortSignal
  readonly note: (isBeating: boolean) => void
  readonly pace?: Pace
}

async function beat(pool: Pool, { worker, tasks, isTaking }: Beating, { due }: Pace): Promise<void> {
  const { rows } = await pool.query<{ waits: boolean }>(waits, [due, tasks])
  if (rows[0]?.waits === true && !isTaking(due)) throw new Error('Jobs are due, and this worker takes none')
  const { rowCount } = await pool.query(seen, [worker.id])
  if (rowCount === 0) throw new Error('Others have taken this worker for dead')
  await freeJobs(pool, worker)
}

/**
 * [ACT-03] Sends a heartbeat every five seconds while the worker makes progress, and frees the jobs of dead workers;
 * the queue itself would wait four hours. Rejects when others must take this worker for dead, so that it ends before
 * they take over its jobs.
 */
export async function keepBeating(pool: Pool, beating: Beating, { signal, note, pace = usual }: Beats): Promise<void> {
  let last = Date.now()
  while (!signal.aborted) {
    await sleep(pace.every, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) break
    try {
      await beat(pool, beating, pace)
      last = Date.now()
      note(true)
    } catch (error) {
      note(false)
      if (Date.now() - last > deadAfter - pace.every || !isPassing(error)) throw error
    }
  }
  await pool.query('delete from job_workers where id = $1', [beating.worker.id])
}

const isPassing = (error: unknown) => !(error instanceof Error && error.message.startsWith('Others'))
