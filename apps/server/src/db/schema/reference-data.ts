import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * [REG-03] The versions of code lists and registers, each whole and from a day on. Append-only. Of two that hold from the same day the
 * later one does.
 */
export const referenceVersions = pgTable(
  'reference_versions',
  {
    version: integer('version').primaryKey().generatedAlwaysAsIdentity(),
    list: text('list').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    /** Whether it came with a release, in the files of `data/`, or the authority loaded it. */
    source: text('source', { enum: ['RELEASE', 'AUTHORITY'] }).notNull(),
    loadedAt: instant('loaded_at').notNull(),
    /** The first revision of the reference data that knows it; the database fills it in. */
    sinceRevision: integer('since_revision').notNull().default(sql`0`),
    /** [OPS-06] What its entries were when it was loaded; nothing where it has none. */
    entriesSha256: text('entries_sha256'),
  },
  (table) => [index('reference_versions_list').on(table.list, table.validFrom)],
)

/** The rows of a version, as they were loaded; `id` tells apart what has the same code in two systems. Append-only. */
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

/** Which files of `data/` are loaded, by hash: a file that has not changed is not loaded again. */
export const referenceDataVersions = pgTable('reference_data_versions', {
  file: text('file').primaryKey(),
  sha256: text('sha256').notNull(),
  loadedAt: instant('loaded_at').notNull(),
})
