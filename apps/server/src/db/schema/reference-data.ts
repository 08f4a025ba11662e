import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * [REG-03] The versions of code lists and registers, each complete and from a day on. Append-only. Of two from the same
 * day the later one holds.
 */
export const referenceVersions = pgTable(
  'reference_versions',
  {
    version: integer('version').primaryKey().generatedAlwaysAsIdentity(),
    list: text('list').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    /** Whether it came with a release (`data/`) or was loaded by the authority. */
    source: text('source', { enum: ['RELEASE', 'AUTHORITY'] }).notNull(),
    loadedAt: instant('loaded_at').notNull(),
    /** The first revision of the reference data that includes it; set by the database. */
    sinceRevision: integer('since_revision').notNull().default(sql`0`),
    /** [OPS-06] The digest of its entries when it was loaded; null if it has none. */
    entriesSha256: text('entries_sha256'),
  },
  (table) => [index('reference_versions_list').on(table.list, table.validFrom)],
)

/** The rows of a version as they were loaded; `id` distinguishes rows with the same code in two systems. Append-only. */
export const referenceEntries = pgTable(
  'reference_entries',
  {
    version: integer('version')
      .notNull()
      .references(() => referenceVersions.version),
    id: text('id').notNull(),
    position: integer('position').notNull(),
    entry: jsonb('entry').notNull(),
  },
  (table) => [primaryKey({ columns: [table.version, table.id] })],
)

/** The files of `data/` that are loaded, by hash, so that an unchanged file is not loaded again. */
export const referenceDataVersions = pgTable('reference_data_versions', {
  file: text('file').primaryKey(),
  sha256: text('sha256').notNull(),
  loadedAt: instant('loaded_at').notNull(),
})
