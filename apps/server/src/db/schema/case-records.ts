import { deliveryProblems, deliveryStates, fileScans, retirements } from '@eksport/domain'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { bytea, instant } from './columns.ts'

const reference = () =>
  integer('reference_number')
    .notNull()
    .references(() => applications.referenceNumber)

export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    referenceNumber: reference(),
    organisationNumber: text('organisation_number').notNull(),
    messageType: text('message_type').notNull(),
    message: text('message').notNull(),
    senderRole: text('sender_role').notNull(),
    senderName: text('sender_name'),
    /** [ACT-08] The message whose question it answers; null if that was not stated. */
    answerTo: uuid('answer_to'),
    createdAt: instant('created_at').notNull(),
    /** Orders messages of the same moment, such as the questions of one clarification. */
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  (table) => [index('messages_application').on(table.referenceNumber, table.createdAt)],
)

/**
 * [STA-09] Append-only: the database refuses update and delete, and each row carries the hash of the one before it. The
 * only exception: when a draft that was never sent is erased, the actor and their words are removed [ACT-14].
 */
export const history = pgTable(
  'history',
  {
    referenceNumber: reference(),
    organisationNumber: text('organisation_number').notNull(),
    sequence: integer('sequence').notNull(),
    event: text('event').notNull(),
    fromStatus: text('from_status'),
    toStatus: text('to_status').notNull(),
    actorRole: text('actor_role').notNull(),
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name'),
    reason: text('reason'),
    version: integer('version').notNull(),
    time: instant('time').notNull(),
    /** Facts of the event: legal basis, paper serial, confirmed findings. */
    facts: jsonb('facts'),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
    contentErasedAt: instant('content_erased_at'),
  },
  (table) => [
    primaryKey({ name: 'history_sequence', columns: [table.referenceNumber, table.sequence] }),
    // [EXP-13] [EXP-14] [ADM-09] The events that are counted daily: about three of the ten entries of a case.
    index('history_decisions')
      .on(table.time)
      .where(sql`event in ('approve', 'auto-approve', 'request-clarification', 'refuse', 'issue', 'deadline-passed')`),
  ],
)

/** Stored documents. They are in the database so that they commit together with what refers to them. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    referenceNumber: reference(),
    organisationNumber: text('organisation_number').notNull(),
    type: text('type').notNull(),
    /** The message, cancellation or issue that it came with; null if it belongs to the application itself. */
    belongsTo: text('belongs_to'),
    filename: text('filename').notNull(),
    mimeType: text('mime_type').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    /** [SEC-16] The hash of the file as uploaded, which is not kept; null for generated files, and older ones. */
    originalSha256: text('original_sha256'),
    content: bytea('content').notNull(),
    createdAt: instant('created_at').notNull(),
    /** [SEC-18] The state of the malware scan; null for generated files, and if no scanner is configured. Set by the database. */
    scan: text('scan', { enum: fileScans }),
  },
  (table) => [
    // The waiting files are looked up every minute.
    index('files_unscanned').on(table.createdAt).where(sql`scan in ('WAITING', 'DELAYED')`),
    index('files_application').on(table.referenceNumber, table.type, table.createdAt),
    index('files_belongs_to').on(table.belongsTo).where(sql`belongs_to is not null`),
  ],
)

/** [CRT-09] The issues of certificates; at most one per certificate is valid. */
export const certificateIssues = pgTable(
  'certificate_issues',
  {
    id: uuid('id').primaryKey(),
    referenceNumber: reference(),
    organisationNumber: text('organisation_number').notNull(),
    number: text('number').notNull(),
    issue: integer('issue').notNull(),
    /**
     * [CRT-10] The hash of the printed verification code, so that the table does not reveal the code. Null for issues
     * from before codes.
     */
    codeHash: text('code_hash'),
    certificateTemplate: text('certificate_template').notNull(),
    country: text('country').notNull(),
    /** The hash of the issued file: the signed one, or what was printed. */
    sha256: text('sha256').notNull(),
    paperSerial: text('paper_serial'),
    issuedAt: instant('issued_at').notNull(),
    retiredAt: instant('retired_at'),
    retiredAs: text('retired_as', { enum: retirements }),
    /** The application whose certificate replaces it; null if only a later issue of its own may. */
    successorReference: integer('successor_reference'),
  },
  (table) => [
    unique('certificate_issues_issue').on(table.number, table.issue),
    uniqueIndex('certificate_issues_valid').on(table.number).where(sql`retired_at is null`),
    uniqueIndex('certificate_issues_code').on(table.codeHash),
    index('certificate_issues_application').on(table.referenceNumber),
    check('certificate_issues_retired', sql`(retired_at is null) = (retired_as is null)`),
  ],
)

/** [CRT-14] The messages about issued certificates to the receiving authority. Their content is stored in `files`. */
export const certificateDeliveries = pgTable(
  'certificate_deliveries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    referenceNumber: reference(),
    organisationNumber: text('organisation_number').notNull(),
    issueId: uuid('issue_id')
      .notNull()
      .references(() => certificateIssues.id),
    status: text('status', { enum: ['issued', 'replaced', 'withdrawn'] }).notNull(),
    /**
     * The id by which the receiver knows the message: the same for every attempt, a new one when a refused message is
     * sent again.
     */
    messageId: uuid('message_id').notNull().defaultRandom(),
    country: text('country').notNull(),
    state: text('state', { enum: deliveryStates }).notNull(),
    problem: text('problem', { enum: deliveryProblems }),
    words: text('words'),
    attempts: integer('attempts').notNull().default(0),
    /** When it is next tried, or while it is being sent, when that attempt is given up; null if nothing is left to do. */
    nextAttemptAt: instant('next_attempt_at'),
    answeredAt: instant('answered_at'),
    /** [ADM-09] The times at which its receiver refused it. Kept here because sending again clears the answer. */
    refusedAt: instant('refused_at').array().notNull().default([]),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('certificate_deliveries_status').on(table.issueId, table.status),
    index('certificate_deliveries_application').on(table.referenceNumber),
    index('certificate_deliveries_due').on(table.nextAttemptAt).where(sql`next_attempt_at is not null`),
    index('certificate_deliveries_refused').on(table.referenceNumber).where(sql`refused_at <> '{}'`),
  ],
)
