import { bigint, integer, jsonb, pgView, text, timestamp } from 'drizzle-orm/pg-core'

/** [ADM-05] What officers may read of the audit events; the migration declares it. */
export const auditLog = pgView('audit_log', {
  chain: integer('chain').notNull(),
  sequence: bigint('sequence', { mode: 'number' }).notNull(),
  time: timestamp('time', { withTimezone: true, mode: 'date' }).notNull(),
  personId: text('person_id'),
  organisationNumber: text('organisation_number'),
  action: text('action').notNull(),
  outcome: text('outcome', { enum: ['DONE', 'REFUSED'] }).notNull(),
  referenceNumber: integer('reference_number'),
  requestId: text('request_id').notNull(),
  details: jsonb('details').$type<Readonly<Record<string, unknown>>>(),
}).existing()
