import { bigint, integer, jsonb, pgView, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** [ADM-05] The part of the audit events that officers may read. Declared by the migration. */
export const auditLog = pgView('audit_log', {
  chain: integer('chain').notNull(),
  sequence: bigint('sequence', { mode: 'number' }).notNull(),
  time: instant('time').notNull(),
  personId: text('person_id'),
  organisationNumber: text('organisation_number'),
  action: text('action').notNull(),
  outcome: text('outcome', { enum: ['DONE', 'REFUSED'] }).notNull(),
  referenceNumber: integer('reference_number'),
  requestId: text('request_id').notNull(),
  details: jsonb('details').$type<Readonly<Record<string, unknown>>>(),
}).existing()
