import { sql } from 'drizzle-orm'
import { check, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { persons } from './people.ts'

/** [ACT-05] Days, both inclusive, on which an officer is away; their cases may be taken over at once. */
export const absences = pgTable(
  'absences',
  {
    personId: text('person_id')
      .notNull()
      .references(() => persons.id),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.firstDay] }),
    check('absences_order', sql`first_day <= last_day`),
  ],
)
