import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** [FBK-01] Feedback on the portal. The application's role can insert it but not read it. */
export const feedback = pgTable('feedback', {
  id: uuid('id').primaryKey().defaultRandom(),
  rating: integer('rating').notNull(),
  comment: text('comment'),
  organisationNumber: text('organisation_number').notNull(),
  organisationName: text('organisation_name').notNull(),
  createdAt: instant('created_at').notNull(),
})
