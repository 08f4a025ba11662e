import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** [FBK-01] What users think of the portal. The application's role writes here and never reads. */
export const feedback = pgTable('feedback', {
  id: uuid('id').primaryKey().defaultRandom(),
  rating: integer('rating').notNull(),
  comment: text('comment'),
  organisationNumber: text('organisation_number').notNull(),
  organisationName: text('organisation_name').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
})
