import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { bytea } from './bytea.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
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
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('messages_application').on(table.referenceNumber, table.createdAt)],
)

/** [STA-09] Append-only: the database refuses update and delete, and each row carries the hash of the one before it. */
export const history = pgTable(
  'history',
  {
    id: uuid('id').primaryKey().defaultRandom(),
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
  },
  (table) => [unique('history_sequence').on(table.referenceNumber, table.sequence)],
)

/** Stored documents, in the database so that they are durable in the transaction that names them. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    referenceNumber: reference(),
    organisationNumber: text('organisation_number').notNull(),
    type: text('type').notNull(),
    /** The message or cancellation that it came with; nothing for what belongs to the application itself. */
    belongsTo: text('belongs_to'),
    filename: text('filename').notNull(),
    mimeType: text('mime_type').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    content: bytea('content').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('files_application').on(table.referenceNumber, table.type, table.createdAt)],
)
