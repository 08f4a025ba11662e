import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** [SEC-03] The stored answer of an idempotency key, written in the transaction of the request. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status').notNull(),
    etag: text('etag'),
    body: jsonb('body'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index('idempotency_keys_age').on(table.createdAt)],
)

/** [SEC-20] Who did what, and when. Several chains, so that writers rarely wait for each other. */
export const auditEvents = pgTable(
  'audit_events',
  {
    chain: integer('chain').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    time: instant('time').notNull(),
    personId: text('person_id'),
    organisationNumber: text('organisation_number'),
    action: text('action').notNull(),
    outcome: text('outcome', { enum: ['DONE', 'REFUSED'] }).notNull(),
    referenceNumber: integer('reference_number'),
    requestId: text('request_id').notNull(),
    details: jsonb('details'),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ name: 'audit_events_chain_sequence', columns: [table.chain, table.sequence] }),
    // [ADM-05] The log is read newest first: all of it, of a person, of an application.
    index('audit_events_time').on(table.time, table.chain, table.sequence),
    index('audit_events_person').on(table.personId, table.time),
    index('audit_events_application').on(table.referenceNumber, table.time),
  ],
)

/** [OPS-10] Calls of a rate-limited endpoint per client, in a window that starts with the first of them. */
export const callCounts = pgTable('call_counts', {
  /** The fingerprint of endpoint and client. */
  key: text('key').primaryKey(),
  beganAt: instant('began_at').notNull(),
  calls: integer('calls').notNull(),
})

/**
 * [OPS-06] The end of each chain of audit events, sealed with a key that is not in the database. A head without a seal
 * is new, or was found changed.
 */
export const auditHeads = pgTable('audit_heads', {
  chain: integer('chain').primaryKey(),
  sequence: bigint('sequence', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
  seal: text('seal'),
})

export const flags = pgTable('flags', {
  name: text('name').primaryKey(),
  /** Null means the default: the setting was reset. */
  enabled: boolean('enabled'),
  version: integer('version').notNull().default(1),
  changedAt: instant('changed_at'),
  /** The officer who set it; null if the operator did. */
  changedName: text('changed_name'),
  reason: text('reason'),
})

export const operatingMessages = pgTable('operating_messages', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  hideable: boolean('hideable').notNull(),
  title: jsonb('title').notNull(),
  description: jsonb('description').notNull(),
  effectiveFrom: instant('effective_from').notNull(),
  expiresAt: instant('expires_at'),
  lastUpdated: instant('last_updated').notNull(),
  forOfficers: boolean('for_officers').notNull().default(false),
  version: integer('version').notNull().default(1),
  /** The officer who last wrote it; null if it came with the product. */
  changedName: text('changed_name'),
  withdrawnAt: instant('withdrawn_at'),
})
