import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'

/** The migrations of this release. */
export const ours = join(import.meta.dirname, 'migrations')

/** When the newest of them was written, as the migrator keeps it. */
export const newestMigration = (): number =>
  Math.max(...readMigrationFiles({ migrationsFolder: ours }).map(({ folderMillis }) => folderMillis))
