import type { FlagName } from '@eksport/domain'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrateDatabase } from '../db/migrate.ts'
import { ownerPool } from '../db/pool.ts'
import { samplesFile } from '../db/product-mode.ts'
import { referenceDataVersions } from '../db/schema/reference-data.ts'
import { flags } from '../db/schema/system.ts'

/** A migrated database without samples, which would take longer to draw than the tests; with these flags on. */
export async function prepareEmpty(connectionString: string, on: readonly FlagName[] = []): Promise<void> {
  const owner = ownerPool(connectionString)
  try {
    await migrateDatabase(owner, connectionString)
    const loaded = { file: samplesFile, sha256: '', loadedAt: new Date() }
    await drizzle(owner).insert(referenceDataVersions).values(loaded)
    for (const name of on) await drizzle(owner).insert(flags).values({ name, enabled: true })
  } finally {
    await owner.end()
  }
}
