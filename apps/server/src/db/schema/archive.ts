import { accessCodes } from '@eksport/domain'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from './columns.ts'

/**
 * [ADM-06] Our own archive, in the terms of Noark 5: a case (sak) with its permanent number. It refers to the
 * application by number only.
 */
export const archiveCases = pgTable('archive_cases', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  referenceNumber: integer('reference_number').notNull().unique('archive_cases_reference'),
  title: text('title').notNull(),
  openedAt: instant('opened_at').notNull(),
})

/** Journal entries (journalpost) of a case with their document. Append-only; a withheld one has a legal basis. */
export const archiveEntries = pgTable(
  'archive_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    caseId: integer('case_id')
      .notNull()
      .references(() => archiveCases.id),
    number: integer('number').notNull(),
    /** Identifies the document at its source, so that the same document is filed once. */
    source: text('source').notNull(),
    title: text('title').notNull(),
    documentType: text('document_type').notNull(),
    direction: text('direction', { enum: ['I', 'U', 'X'] }).notNull(),
    accessCode: text('access_code', { enum: accessCodes }).notNull(),
    legalBasis: text('legal_basis'),
    documentTime: instant('document_time').notNull(),
    mimeType: text('mime_type').notNull(),
    sha256: text('sha256').notNull(),
    content: bytea('content').notNull(),
    archivedAt: instant('archived_at').notNull(),
  },
  (table) => [
    unique('archive_entries_source').on(table.caseId, table.source),
    unique('archive_entries_number').on(table.caseId, table.number),
    check('archive_entries_shielded', sql`access_code = 'O' or legal_basis is not null`),
  ],
)
