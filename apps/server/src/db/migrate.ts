import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations as migrateQueue } from 'graphile-worker'
import type { Pool, PoolClient } from 'pg'
import { openAccess } from './access.ts'
import { ours } from './newest-migration.ts'

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
    await migrateInTurn(client, migrationsFolder)
    await migrateQueue({ pgPool: owner })
    await openAccess(owner, ownersAddress)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
    client.release()
  }
}
