import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { instant } from './columns.ts'

/** [EXP-12] Links by which whoever receives the goods sees the draft of one certificate, and what they answered. */
export const customerLinks = pgTable(
  'customer_links',
  {
    id: uuid('id').primaryKey(),
    referenceNumber: integer('reference_number')
      .notNull()
      .references(() => applications.referenceNumber),
    organisationNumber: text('organisation_number').notNull(),
    /** All that is kept of the token: whoever reads the table opens no page. */
    tokenHash: text('token_hash').notNull(),
    /** Numbers of the boxes that are asked about. */
    boxes: text('boxes').array().notNull(),
    createdAt: instant('created_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Ended by the exporter before that. */
    endedAt: instant('ended_at'),
    views: integer('views').notNull().default(0),
    lastViewedAt: instant('last_viewed_at'),
    /** The last one; every one stands in the history. */
    answer: jsonb('answer'),
  },
  (table) => [
    uniqueIndex('customer_links_token').on(table.tokenHash),
    index('customer_links_application').on(table.referenceNumber, table.createdAt),
    check('customer_links_order', sql`created_at < ends_at`),
  ],
)
