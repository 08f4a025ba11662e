import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { traceId } from '../log/trace.ts'
import { programName } from './program-name.ts'
import { auditUnnamed } from './repositories/audit-events.ts'
import type { Seal } from './repositories/hash-chain.ts'
import { beginUnit, type UnitOfWork } from './unit-of-work.ts'

/** For whom a transaction reads and writes; row-level security refuses everything else. */
export type Reader =
  | { readonly audience: 'submitter'; readonly organisationNumber: string; readonly personId?: string }
  | { readonly audience: 'caseworker'; readonly personId?: string }
  /** Somebody who acts for no organisation: what is their own. */
  | { readonly audience: 'person'; readonly personId: string }
  | { readonly audience: 'system' }
  /** Somebody without a login: code lists, and the facts of a certificate whose code they have. */
  | { readonly audience: 'public' }
  /** A login: who there is, sessions and code lists, and no row that belongs to an organisation. */
  | { readonly audience: 'nobody' }

export type Database = NodePgDatabase
/** What only reads, or is no work of the product. */
export type DatabaseTransaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** What repositories take: always a transaction with its unit of work, so that a change and its traces cannot be parted. */
export type Transaction = DatabaseTransaction & { readonly unit: UnitOfWork }

/**
 * How far a transaction sees: every transaction with a lower number has ended before its first statement, and what it stored is seen. Some
 * with a higher one may be seen too.
 */
export type Seen = string

interface RunOptions {
  /** Whether it writes nothing, and all statements see what was stored before the first one. */
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

/** Runs work in one transaction that says for whom it is, and leaves sealed traces of what it wrote. */
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
 * Until the transaction ends, nobody else has the turn of that name: between what a transaction reads and what it writes because of it,
 * no other comes. Taken before any row that others hold while they wait for the turn, so that two never wait for each other.
 */
export async function takeTurn(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/**
 * To be returned by a statement: the end of its transaction waits neither for the disk nor for a standby. For what harms nobody when a
 * power cut takes it.
 */
export const unflushed = sql`set_config('synchronous_commit', 'off', true)`
