import { jobProblems } from '@eksport/domain'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { instant } from './columns.ts'

/** [EXP-10] That a row of a series is to be sent, as somebody saw it, and what came of that: the latest time for each. */
export const seriesSendings = pgTable(
  'series_sendings',
  {
    referenceNumber: integer('reference_number')
      .primaryKey()
      .references(() => applications.referenceNumber),
    organisationNumber: text('organisation_number').notNull(),
    /** The version that they saw: no other is sent. */
    version: integer('version').notNull(),
    /** What it was shown to cost: nothing else is locked. */
    shownFee: integer('shown_fee').notNull(),
    orderedBy: text('ordered_by').notNull(),
    /** The same for all rows that were ordered together. */
    orderedAt: instant('ordered_at').notNull(),
    settledAt: instant('settled_at'),
    /** Why it was not sent, by its code. */
    refusal: text('refusal'),
    /** Why the last attempt came to nothing, until the next one. */
    problem: text('problem', { enum: jobProblems }),
  },
  () => [check('series_sendings_end', sql`refusal is null or settled_at is not null`)],
)
