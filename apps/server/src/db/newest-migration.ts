import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'

/** The folder of this release's migrations. */
export const ours = join(import.meta.dirname, 'migrations')

/** The time of the newest migration, as the migrator stores it. */
export const newestMigration = (): number =>
  Math.max(...readMigrationFiles({ migrationsFolder: ours }).map(({ folderMillis }) => folderMillis))
