import { jobProblems, jobStates } from '@eksport/domain'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { instant } from './columns.ts'

/** [ACT-03] Work to be done after an act, and its result. The queue (`graphile_worker`) only decides when it is tried. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Identifies the work: adding the same key again is the same job. */
    key: text('key').notNull().unique('jobs_key'),
    name: text('name').notNull(),
    payload: jsonb('payload').notNull(),
    /** The case of the job; null for housekeeping. */
    referenceNumber: integer('reference_number').references(() => applications.referenceNumber),
    state: text('state', { enum: jobStates }).notNull().default('WAITING'),
    problem: text('problem', { enum: jobProblems }),
    attempts: integer('attempts').notNull().default(0),
    dueAt: instant('due_at'),
    /** Raised when the job is asked for again, so that the result of a running attempt does not count for the new one. */
    revision: integer('revision').notNull().default(0),
    /** [OPS-08] The request that asked for it; null for scheduled jobs. */
    requestId: text('request_id'),
    addedAt: instant('added_at').notNull().default(sql`now()`),
    changedAt: instant('changed_at'),
  },
  (table) => [
    index('jobs_application').on(table.referenceNumber),
    // [CW-12] Partial, because few jobs ever fail.
    index('jobs_troubled').on(table.addedAt).where(sql`problem is not null and state <> 'DONE'`),
  ],
)

/** [CW-12] The last attempt failed. */
export const isTroubled = sql`${jobs.problem} is not null and ${jobs.state} <> 'DONE'`

/** The workers that are alive, by the names under which the queue locks jobs for them. */
export const jobWorkers = pgTable('job_workers', {
  id: text('id').primaryKey(),
  /** Where it runs. There is at most one worker per place, so a new one there knows that the last one has ended. */
  place: text('place').notNull(),
  seenAt: instant('seen_at').notNull().default(sql`now()`),
})
