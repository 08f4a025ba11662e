import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { instant } from './columns.ts'

/**
 * [ACT-05] What officers have assessed before approving, one row per point: a finding on a line, a change, or the
 * annulment of an original. A revision that the exporter sends again is assessed again.
 */
export const caseTicks = pgTable(
  'case_ticks',
  {
    referenceNumber: integer('reference_number')
      .notNull()
      .references(() => applications.referenceNumber),
    revision: integer('revision').notNull(),
    tick: text('tick').notNull(),
    personId: text('person_id').notNull(),
    personName: text('person_name').notNull(),
    /** [CW-08] */
    note: text('note'),
    tickedAt: instant('ticked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.referenceNumber, table.revision, table.tick] })],
)
