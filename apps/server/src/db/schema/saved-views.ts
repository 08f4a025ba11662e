import { integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { persons } from './people.ts'

/** [LST-18] What a list showed when a person gave it a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    personId: text('person_id')
      .notNull()
      .references(() => persons.id),
    /** For whom an exporter made it; nothing where it is an officer's. */
    organisationNumber: text('organisation_number'),
    name: text('name').notNull(),
    /** Counts its names and contents. */
    version: integer('version').notNull().default(1),
    /** What the name is known by: a person has it once. */
    key: text('key').notNull(),
    search: jsonb('search').$type<Record<string, string>>().notNull(),
    columns: text('columns').array().notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [unique('saved_views_key').on(table.personId, table.organisationNumber, table.key).nullsNotDistinct()],
)
