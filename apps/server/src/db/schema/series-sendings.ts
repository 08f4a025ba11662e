import { jobProblems } from '@eksport/domain'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { instant } from './columns.ts'

/** [EXP-10] Orders to send rows of a series, and their results; only the latest one per row. */
export const seriesSendings = pgTable(
  'series_sendings',
  {
    referenceNumber: integer('reference_number')
      .primaryKey()
      .references(() => applications.referenceNumber),
    organisationNumber: text('organisation_number').notNull(),
    /** The version that the person saw. No other version is sent. */
    version: integer('version').notNull(),
    /** The fee that was shown. No other fee is locked. */
    shownFee: integer('shown_fee').notNull(),
    orderedBy: text('ordered_by').notNull(),
    /** The same for all rows that were ordered together. */
    orderedAt: instant('ordered_at').notNull(),
    settledAt: instant('settled_at'),
    /** The code of why it was not sent. */
    refusal: text('refusal'),
    /** Why the last attempt failed, until the next one. */
    problem: text('problem', { enum: jobProblems }),
  },
  () => [check('series_sendings_end', sql`refusal is null or settled_at is not null`)],
)
