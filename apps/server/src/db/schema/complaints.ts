import { complaintStates, type DecidedComplaint } from '@eksport/domain'
import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { instant } from './columns.ts'

/** [ADM-08] The complaint about a refusal, one per application, and its decisions. */
export const complaints = pgTable('complaints', {
  referenceNumber: integer('reference_number')
    .primaryKey()
    .references(() => applications.referenceNumber),
  organisationNumber: text('organisation_number').notNull(),
  state: text('state', { enum: complaintStates }).notNull(),
  words: text('words').notNull(),
  filedAt: instant('filed_at').notNull(),
  filedBy: text('filed_by').notNull(),
  /** The last day of the period for complaints, as calculated then. */
  deadline: date('deadline').notNull(),
  /** Oldest first. */
  decisions: jsonb('decisions').$type<readonly DecidedComplaint[]>().notNull().default([]),
})
