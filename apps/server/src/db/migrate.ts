import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations as migrateQueue } from 'graphile-worker'
import type { Pool, PoolClient } from 'pg'
import { openAccess } from './access.ts'
import { migrationsIn, ours } from './newest-migration.ts'

// Any number will do, as long as all our processes use the same one.
const migrationLock = 7_310_000_043

/**
 * [SEC-24] In milliseconds. A migration that waits for a table lock blocks every later query. It gives up before
 * requests of the running release would (`db/pool.ts`), lets them pass, and then starts over.
 */
const lockLimit = 1_000
const pause = 1_000
const attempts = 150

const isLockTimeout = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  return Reflect.get(error, 'code') === '55P03' || isLockTimeout(error.cause)
}

/**
 * Throws if one of the migrations was another when it ran: before version 1.0 there is only one, changed in place, so
 * that the migrator takes it for done.
 */
async function refuseOtherMigrations(client: PoolClient, migrationsFolder: string): Promise<void> {
  const { rows: tables } = await client.query<{ isThere: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  )
  if (tables[0]?.isThere !== true) return
  const { rows } = await client.query<{ at: number; hash: string }>(
    'select created_at::float as at, hash from drizzle.__drizzle_migrations',
  )
  const hashes = new Map(rows.map(({ at, hash }) => [at, hash]))
  const others = migrationsIn(migrationsFolder).filter(
    ({ folderMillis: at, hash }) => hashes.has(at) && hashes.get(at) !== hash,
  )
  if (others.length === 0) return
  throw new Error(
    'Databasen er laget av en annen utgave av programmet før versjon 1.0, og kan ikke brukes av denne. Begynn med en tom: en ny database i DATABASE_URL, eller en ny mappe i EKSPORT_DATA_FOLDER.',
  )
}

/** All migrations run in one transaction: if a lock times out, nothing has changed. */
async function migrateInTurn(client: PoolClient, migrationsFolder: string): Promise<void> {
  await client.query(`set lock_timeout = ${lockLimit}`)
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await migrate(drizzle(client), { migrationsFolder })
      } catch (error) {
        if (attempt === attempts || !isLockTimeout(error)) throw error
        await sleep(pause)
      }
    }
  } finally {
    await client.query('reset lock_timeout')
  }
}

/** Migrates the database to this release and lets our roles log in. Processes that start at the same time wait for the first. */
export async function migrateDatabase(owner: Pool, ownersAddress: string, migrationsFolder = ours): Promise<void> {
  const client = await owner.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await refuseOtherMigrations(client, migrationsFolder)
    await migrateInTurn(client, migrationsFolder)
    await migrateQueue({ pgPool: owner })
    await openAccess(owner, ownersAddress)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
    client.release()
  }
}
