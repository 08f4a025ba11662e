import { sql } from 'drizzle-orm'
import { newestMigration } from './newest-migration.ts'
import type { Transaction, Transactions } from './transaction.ts'

const ask = <Row extends Record<string, unknown>>(
  transactions: Transactions,
  statement: Parameters<Transaction['execute']>[0],
) => transactions.run({ audience: 'nobody' }, (tx) => tx.execute<Row>(statement))

/** True if the database answers; rejects otherwise. */
export async function answers(transactions: Transactions): Promise<boolean> {
  await ask(transactions, sql`select 1`)
  return true
}

const ours = newestMigration()

/** [OPS-08] Whether the database has the migrations of this release, or of a later one, which this release can run on (064). */
export async function isMigrated(transactions: Transactions): Promise<boolean> {
  const { rows } = await ask<{ done: boolean }>(
    transactions,
    sql`select coalesce(max(created_at) >= ${ours}, false) as done from drizzle.__drizzle_migrations`,
  )
  return rows[0]?.done === true
}

/** Whether a worker is alive: it counts as dead after three missed heartbeats (`jobs/heartbeat.ts`). */
export async function isWorkerAlive(transactions: Transactions): Promise<boolean> {
  const { rows } = await ask<{ alive: boolean }>(
    transactions,
    sql`select exists (select from job_workers where seen_at > now() - interval '15 seconds') as alive`,
  )
  return rows[0]?.alive === true
}

/** [OPS-09] Whether at least this many standbys follow the primary. Our role may count them, but not read their names. */
export async function isFollowed(transactions: Transactions, standbys: number): Promise<boolean> {
  const { rows } = await ask<{ followed: boolean }>(
    transactions,
    sql`select count(*) >= ${standbys} as followed from pg_stat_replication`,
  )
  return rows[0]?.followed === true
}

/**
 * [OPS-01] Whether acknowledged commits survive a power cut: PostgreSQL waits for its disk, and our commits are not
 * exempt from that. Either setting may be switched off for the server, the database or the role.
 */
export async function isDurable(transactions: Transactions): Promise<boolean> {
  const { rows } = await ask<{ durable: boolean }>(
    transactions,
    sql`select not exists (select from pg_settings where (name in ('fsync', 'full_page_writes') and setting = 'off')
      or (name = 'synchronous_commit' and reset_val not in ('on', 'remote_apply'))) as durable`,
  )
  return rows[0]?.durable === true
}
