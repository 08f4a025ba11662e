import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { traceId } from '../log/trace.ts'
import { programName } from './program-name.ts'
import { auditUnnamed } from './repositories/audit-events.ts'
import type { Seal } from './repositories/hash-chain.ts'
import { beginUnit, type UnitOfWork } from './unit-of-work.ts'

/** Who a transaction reads and writes for. Row-level security refuses everything else. */
export type Reader =
  | { readonly audience: 'submitter'; readonly organisationNumber: string; readonly personId?: string }
  | { readonly audience: 'caseworker'; readonly personId?: string }
  /** A person who acts for no organisation: sees their own data. */
  | { readonly audience: 'person'; readonly personId: string }
  | { readonly audience: 'system' }
  /** Without a login: code lists, and the facts of a certificate whose code is known. */
  | { readonly audience: 'public' }
  /** During login: persons, sessions and code lists, but no organisation's data. */
  | { readonly audience: 'nobody' }

export type Database = NodePgDatabase
/** A transaction without a unit of work, for reading and for work outside the product. */
export type DatabaseTransaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** What repositories take: a transaction with its unit of work, so that a change is never written without its traces. */
export type Transaction = DatabaseTransaction & { readonly unit: UnitOfWork }

/**
 * A transaction id that limits what a transaction sees: every transaction with a lower id ended before its first
 * statement and is visible. Some with a higher id may be visible too.
 */
export type Seen = string

interface RunOptions {
  /** Whether it only reads, and all statements see the same snapshot. */
  readonly isReadOnly?: boolean
}

export interface Transactions {
  run<Result>(
    reader: Reader,
    work: (tx: Transaction, seen: Seen) => Promise<Result>,
    options?: RunOptions,
  ): Promise<Result>
}

const readOnly = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

/** Runs work in one transaction for a reader, and leaves sealed traces of what it wrote. */
export function transactions(pool: Pool, seal: Seal): Transactions {
  const database = drizzle(pool)
  return {
    run: (reader, work, { isReadOnly = false } = {}) =>
      database.transaction(
        async (begun) => {
          const tx = Object.assign(begun, { unit: beginUnit(seal) })
          const organisation = reader.audience === 'submitter' ? reader.organisationNumber : ''
          const person = 'personId' in reader ? (reader.personId ?? '') : ''
          // [OPS-08] Jobs that it adds keep the id, and `pg_stat_activity` shows who is at work.
          const trace = traceId() ?? ''
          const { rows } = await tx.execute<{ seen: Seen }>(
            sql`select set_config('eksport.audience', ${reader.audience}, true), set_config('eksport.organisation', ${organisation}, true),
            set_config('eksport.person', ${person}, true), set_config('eksport.request', ${trace}, true),
            set_config('application_name', ${programName(trace)}, true), set_config('eksport.written', '', true),
            pg_snapshot_xmin(pg_current_snapshot())::text as seen`,
          )
          const [{ seen } = { seen: '0' }] = rows
          const result = await work(tx, seen)
          if (!isReadOnly) await auditUnnamed(tx)
          return result
        },
        isReadOnly ? readOnly : undefined,
      ),
  }
}

/**
 * Takes a lock by name until the end of the transaction, so that nobody writes between what it reads and what it writes
 * because of that. Take it before any row locks that others hold while they wait for it, to avoid deadlocks.
 */
export async function takeTurn(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/**
 * Return this from a statement to let the transaction commit without waiting for disk or standby. Only for data that
 * may be lost in a power cut.
 */
export const unflushed = sql`set_config('synchronous_commit', 'off', true)`
