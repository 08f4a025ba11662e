import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * [ADM-01] [ADM-02] Changes of reference data that officers propose, and their outcome. A proposal is not edited, and
 * is decided once. An approved one holds from its day until another one for the same thing does.
 */
export const referenceChanges = pgTable(
  'reference_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The kind of thing and its new value, in the shape of `changedThingSchema`. */
    change: jsonb('change').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    reason: text('reason').notNull(),
    proposedBy: text('proposed_by').notNull(),
    proposedName: text('proposed_name').notNull(),
    proposedAt: instant('proposed_at').notNull(),
    outcome: text('outcome', { enum: ['APPROVED', 'RETURNED'] }),
    decidedBy: text('decided_by'),
    decidedName: text('decided_name'),
    decidedAt: instant('decided_at'),
    /** Why it was returned. */
    answer: text('answer'),
    /** The first revision of the reference data that includes it; set by the database. */
    sinceRevision: integer('since_revision'),
  },
  (table) => [
    index('reference_changes_approved').on(table.validFrom, table.decidedAt),
    check(
      'reference_changes_decided',
      sql`(${table.outcome} is null) = (${table.decidedBy} is null) and (${table.outcome} is null) = (${table.decidedAt} is null)`,
    ),
    // Two persons, as in `needsTwoPersons` of the domain.
    check(
      'reference_changes_two_persons',
      sql`${table.outcome} is distinct from 'APPROVED' or ${table.decidedBy} <> ${table.proposedBy}
        or ${table.change} ->> 'kind' in ('opening-hours', 'office', 'office-exception', 'public-holiday')`,
    ),
  ],
)
