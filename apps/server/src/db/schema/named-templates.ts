import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { instant } from './columns.ts'

/** [EXP-05] Sent applications that an organisation has named as templates for new ones. */
export const namedTemplates = pgTable(
  'named_templates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    organisationNumber: text('organisation_number').notNull(),
    name: text('name').notNull(),
    /** Raised by every new name. */
    version: integer('version').notNull().default(1),
    referenceNumber: integer('reference_number')
      .notNull()
      .references(() => applications.referenceNumber),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When an application was last created from it. */
    usedAt: instant('used_at'),
  },
  (table) => [
    uniqueIndex('named_templates_name').on(table.organisationNumber, sql`lower(${table.name})`),
    index('named_templates_application').on(table.referenceNumber),
  ],
)
