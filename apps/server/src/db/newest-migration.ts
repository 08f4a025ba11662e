import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { serverFolder } from '../program-files.ts'

/** The folder of this release's migrations. */
export const ours = join(serverFolder, 'src/db/migrations')

/** The time of the newest migration, as the migrator stores it. */
export const newestMigration = (): number =>
  Math.max(...readMigrationFiles({ migrationsFolder: ours }).map(({ folderMillis }) => folderMillis))
