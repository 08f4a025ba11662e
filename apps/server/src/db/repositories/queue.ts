import { sql } from 'drizzle-orm'
import type { Transaction } from '../transaction.ts'

export interface WaitingJobs {
  readonly job: string
  /** Due and not started. */
  readonly due: number
  /** For how many seconds the oldest of those has been due. */
  readonly oldest: number
  /** Failed before, and waiting for the next attempt. */
  readonly retrying: number
  /** Given up, until somebody has them tried again. */
  readonly failed: number
}

/** [OPS-08] The jobs in the queue, by kind. Finished jobs are removed, so there are few. */
export async function readQueue(tx: Transaction): Promise<WaitingJobs[]> {
  const { rows } = await tx.execute<WaitingJobs & Record<string, unknown>>(sql`
    select task_identifier as job,
      count(*) filter (where waits and run_at <= now())::int as due,
      coalesce(extract(epoch from now() - min(run_at) filter (where waits and run_at <= now())), 0)::float as oldest,
      count(*) filter (where waits and attempts > 0 and run_at > now())::int as retrying,
      count(*) filter (where attempts >= max_attempts)::int as failed
    from (select *, locked_at is null and attempts < max_attempts as waits from graphile_worker.jobs) queue
    group by 1 order by 1`)
  return rows
}
