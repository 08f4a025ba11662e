import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { serverFolder } from '../program-files.ts'

/** The folder of this release's migrations. */
export const ours = join(serverFolder, 'src/db/migrations')

/** The migrations of a folder: their times, as the migrator stores them, and the hashes of their files. */
export const migrationsIn = (migrationsFolder: string) => readMigrationFiles({ migrationsFolder })

/** The time of the newest migration. */
export const newestMigration = (): number => Math.max(...migrationsIn(ours).map(({ folderMillis }) => folderMillis))
