import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { certificateIssues } from './case-records.ts'
import { instant } from './columns.ts'

/** [CRT-15] A pile of numbered paper that an office has registered, from its first to its last sheet. */
export const paperBatches = pgTable(
  'paper_batches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    office: text('office').notNull(),
    first: text('first').notNull(),
    last: text('last').notNull(),
    sheets: integer('sheets').notNull(),
    registeredBy: text('registered_by').notNull(),
    registeredName: text('registered_name').notNull(),
    registeredAt: instant('registered_at').notNull(),
  },
  (table) => [index('paper_batches_office').on(table.office, table.registeredAt)],
)

/**
 * [CRT-15] Every numbered sheet: free, reserved for an application while its certificate is drawn, printed, or void. A
 * trigger prevents printing on a sheet twice and changing a void one.
 */
export const paperSheets = pgTable(
  'paper_sheets',
  {
    /** Sheets are used in the order of their registration. */
    position: integer('position').primaryKey().generatedAlwaysAsIdentity(),
    serial: text('serial').notNull(),
    office: text('office').notNull(),
    /** Null for a sheet that was printed on before there was a stock. */
    batchId: uuid('batch_id').references(() => paperBatches.id),
    state: text('state', { enum: ['FREE', 'HELD', 'PRINTED', 'VOID'] }).notNull(),
    /** The application that it is reserved or printed for. */
    referenceNumber: integer('reference_number').references(() => applications.referenceNumber),
    issueId: uuid('issue_id').references(() => certificateIssues.id),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    unique('paper_sheets_serial').on(table.serial),
    index('paper_sheets_free').on(table.office, table.position).where(sql`state in ('FREE', 'HELD')`),
    index('paper_sheets_batch').on(table.batchId),
    index('paper_sheets_application').on(table.referenceNumber),
    index('paper_sheets_issue').on(table.issueId),
    check('paper_sheets_use', sql`state not in ('HELD', 'PRINTED') or reference_number is not null`),
  ],
)

/** [CRT-15] Why a sheet is void: spoilt in the printer, damaged or lost. One row per sheet. */
export const paperVoids = pgTable('paper_voids', {
  serial: text('serial')
    .primaryKey()
    .references(() => paperSheets.serial),
  reason: text('reason').notNull(),
  voidedBy: text('voided_by').notNull(),
  voidedName: text('voided_name').notNull(),
  voidedAt: instant('voided_at').notNull(),
})
