import { sql } from 'drizzle-orm'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { escapeLiteral, type Pool, type PoolClient } from 'pg'
import { z } from 'zod'
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

/** A transaction without a unit of work, for reading and for work outside the product. */
export type DatabaseTransaction = PgDatabase<NodePgQueryResultHKT>
/** What repositories take: a transaction with its unit of work, so that a change is never written without its traces. */
export type Transaction = DatabaseTransaction & { readonly unit: UnitOfWork }

/**
 * A transaction id that limits what a transaction sees: every transaction with a lower id ended before its first
 * statement and is visible. Some with a higher id may be visible too.
 */
export type Seen = string

const begunSchema = z.object({ rows: z.tuple([z.object({ seen: z.string() })]) })

interface RunOptions {
  /** Whether it only reads, and all statements see the same snapshot. */
  readonly isReadOnly?: boolean
}

/** Statements of nearly every call are prepared under a name: PostgreSQL plans them once a connection, not every time. */
export interface Transactions {
  run<Result>(
    reader: Reader,
    work: (tx: Transaction, seen: Promise<Seen>) => Promise<Result>,
    options?: RunOptions,
  ): Promise<Result>
}

/** What row-level security and triggers read until the end of the transaction. */
function settingsOf(reader: Reader): Readonly<Record<string, string>> {
  // [OPS-08] Jobs that it adds keep the id, and `pg_stat_activity` shows who is at work.
  const trace = traceId() ?? ''
  return {
    'eksport.audience': reader.audience,
    'eksport.organisation': reader.audience === 'submitter' ? reader.organisationNumber : '',
    'eksport.person': 'personId' in reader ? (reader.personId ?? '') : '',
    'eksport.request': trace,
    'eksport.written': '',
    application_name: programName(trace),
  }
}

/** Begins a transaction and sets its reader in one message, since each costs the database a round trip. */
async function begin(client: PoolClient, reader: Reader, isReadOnly: boolean): Promise<Seen> {
  const mode = isReadOnly ? 'isolation level repeatable read read only' : ''
  const settings = Object.entries(settingsOf(reader)).map(
    ([name, value]) => `set_config('${name}', ${escapeLiteral(value)}, true)`,
  )
  const text = `begin ${mode}; select ${settings.join(', ')}, pg_snapshot_xmin(pg_current_snapshot())::text as seen`
  // Several statements have several results, which the types of the driver do not know.
  const [, set] = z.tuple([z.unknown(), begunSchema]).parse(await client.query(text))
  return set.rows[0].seen
}

interface Connection {
  readonly client: PoolClient
  /** Refuses what is sent from now on: the connection will be another reader's. */
  end(): void
}

/** The connection of one transaction. Of statements sent together, some are still under way when one of them fails. */
function connectionOf(client: PoolClient): Connection {
  let isOver = false
  const query = (...sent: readonly unknown[]) =>
    isOver
      ? Promise.reject(new Error('The transaction is over'))
      : Reflect.apply<PoolClient, readonly unknown[], unknown>(client.query, client, sent)
  return {
    client: Object.create(client, { query: { value: query } }),
    end: () => {
      isOver = true
    },
  }
}

/** Runs work in one transaction for a reader, and leaves sealed traces of what it wrote. */
export function transactions(pool: Pool, seal: Seal): Transactions {
  return {
    run: async (reader, work, { isReadOnly = false } = {}) => {
      const client = await pool.connect()
      const connection = connectionOf(client)
      try {
        const seen = begin(client, reader, isReadOnly)
        const tx = Object.assign(drizzle(connection.client), { unit: beginUnit(seal) })
        // The first statement does not wait for the answer to this one.
        const [result] = await Promise.all([work(tx, seen), seen])
        if (!isReadOnly) await auditUnnamed(tx)
        connection.end()
        await client.query('commit')
        return result
      } catch (error) {
        connection.end()
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
    },
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
