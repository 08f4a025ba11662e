import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { instant } from './columns.ts'

/** [ACT-09] Notes among officers. Row-level security hides them from everybody else, and nobody can change them. */
export const caseNotes = pgTable(
  'case_notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    referenceNumber: integer('reference_number')
      .notNull()
      .references(() => applications.referenceNumber),
    text: text('text').notNull(),
    authorId: text('author_id').notNull(),
    authorName: text('author_name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('case_notes_application').on(table.referenceNumber, table.createdAt)],
)
