import { jobProblems, jobStates } from '@eksport/domain'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { instant } from './columns.ts'

/** [ACT-03] What is to be done after an act, and what became of it. The queue (`graphile_worker`) only says when it is tried. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** What is done once however often it is asked for: the same key is the same job. */
    key: text('key').notNull().unique('jobs_key'),
    name: text('name').notNull(),
    payload: jsonb('payload').notNull(),
    /** The case that it is for; nothing for housekeeping. */
    referenceNumber: integer('reference_number').references(() => applications.referenceNumber),
    state: text('state', { enum: jobStates }).notNull().default('WAITING'),
    problem: text('problem', { enum: jobProblems }),
    attempts: integer('attempts').notNull().default(0),
    dueAt: instant('due_at'),
    /** Grows whenever the job is asked for anew: an attempt that is under way then says nothing of the new one. */
    revision: integer('revision').notNull().default(0),
    /** [OPS-08] Of the request that asked for it; nothing where a clock did. */
    requestId: text('request_id'),
    addedAt: instant('added_at').notNull().default(sql`now()`),
    changedAt: instant('changed_at'),
  },
  (table) => [
    index('jobs_application').on(table.referenceNumber),
    // [CW-12] Few of all that was ever done.
    index('jobs_troubled').on(table.addedAt).where(sql`problem is not null and state <> 'DONE'`),
  ],
)

/** [CW-12] The last attempt came to nothing. */
export const isTroubled = sql`${jobs.problem} is not null and ${jobs.state} <> 'DONE'`

/** The workers that live, by the names under which the queue locks jobs for them. */
export const jobWorkers = pgTable('job_workers', {
  id: text('id').primaryKey(),
  /** Where it runs: at most one worker a place, so that the next one there knows that the last one has ended. */
  place: text('place').notNull(),
  seenAt: instant('seen_at').notNull().default(sql`now()`),
})
