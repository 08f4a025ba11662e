import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { instant } from './columns.ts'

/** [EXP-12] Links by which the receiver of the goods sees the draft of a certificate, and their answers. */
export const customerLinks = pgTable(
  'customer_links',
  {
    id: uuid('id').primaryKey(),
    referenceNumber: integer('reference_number')
      .notNull()
      .references(() => applications.referenceNumber),
    organisationNumber: text('organisation_number').notNull(),
    /** Only the hash of the token is stored, so that the table gives no access. */
    tokenHash: text('token_hash').notNull(),
    /** The numbers of the boxes that the exporter asks about. */
    boxes: text('boxes').array().notNull(),
    createdAt: instant('created_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** When the exporter ended it early. */
    endedAt: instant('ended_at'),
    views: integer('views').notNull().default(0),
    lastViewedAt: instant('last_viewed_at'),
    /** The latest answer; the history has all of them. */
    answer: jsonb('answer'),
  },
  (table) => [
    uniqueIndex('customer_links_token').on(table.tokenHash),
    index('customer_links_application').on(table.referenceNumber, table.createdAt),
    check('customer_links_order', sql`created_at < ends_at`),
  ],
)
