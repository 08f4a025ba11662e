import { integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { persons } from './people.ts'

/** [LST-18] The filters and order of a list, saved under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    personId: text('person_id')
      .notNull()
      .references(() => persons.id),
    /** The exporter's organisation; null for officers. */
    organisationNumber: text('organisation_number'),
    name: text('name').notNull(),
    /** Raised by every change. */
    version: integer('version').notNull().default(1),
    /** The normalised name, unique per person. */
    key: text('key').notNull(),
    search: jsonb('search').$type<Record<string, string>>().notNull(),
    columns: text('columns').array().notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [unique('saved_views_key').on(table.personId, table.organisationNumber, table.key).nullsNotDistinct()],
)
