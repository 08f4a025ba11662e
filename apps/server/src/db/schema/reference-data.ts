import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Rows of all code lists; `id` tells apart what has the same code in two systems. */
export const codeEntries = pgTable(
  'code_entries',
  {
    list: text('list').notNull(),
    id: text('id').notNull(),
    position: integer('position').notNull(),
    entry: jsonb('entry').notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.id] })],
)

export const establishments = pgTable(
  'establishments',
  {
    approvalNumber: text('approval_number').primaryKey(),
    name: text('name').notNull(),
    entry: jsonb('entry').notNull(),
  },
  (table) => [index('establishments_name').on(table.name)],
)

export const aquacultureSites = pgTable('aquaculture_sites', {
  siteNumber: integer('site_number').primaryKey(),
  entry: jsonb('entry').notNull(),
})

/** Which files of `data/` are loaded, by hash: a file that has not changed is not loaded again. */
export const referenceDataVersions = pgTable('reference_data_versions', {
  file: text('file').primaryKey(),
  sha256: text('sha256').notNull(),
  loadedAt: instant('loaded_at').notNull(),
})
