import { join } from 'node:path'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations as migrateQueue } from 'graphile-worker'
import type { Pool } from 'pg'
import { openAccess } from './access.ts'
import { drizzle } from './drizzle.ts'

// Any number will do, as long as every process of ours uses the same.
const migrationLock = 7_310_000_043

/** Brings the database to this release, and lets our roles log in to it; several processes that start at once wait for the first. */
export async function migrateDatabase(owner: Pool, ownersAddress: string): Promise<void> {
  const client = await owner.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder: join(import.meta.dirname, 'migrations') })
    await migrateQueue({ pgPool: owner })
    await openAccess(owner, ownersAddress)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
    client.release()
  }
}
