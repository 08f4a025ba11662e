import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { instant } from './columns.ts'

const day = (name: string) => date(name, { mode: 'string' })

/**
 * [REG-02] The answers of the registers about an application, when it was sent and each time an officer assessed it.
 * Append-only. Only officers can read them, because they name other applicants' applications.
 */
export const registerChecks = pgTable(
  'register_checks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    referenceNumber: integer('reference_number')
      .notNull()
      .references(() => applications.referenceNumber),
    organisationNumber: text('organisation_number').notNull(),
    occasion: text('occasion', { enum: ['SENT', 'ASSESSED'] }).notNull(),
    version: integer('version').notNull(),
    answers: jsonb('answers').notNull(),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [index('register_checks_application').on(table.referenceNumber, table.askedAt)],
)

/** Demonstration data: suspected and confirmed diseases at sites. The real register belongs to another authority. */
export const demonstrationDiseases = pgTable(
  'demonstration_diseases',
  {
    siteNumber: integer('site_number').notNull(),
    disease: text('disease', { enum: ['ILA', 'PD'] }).notNull(),
    fromDay: day('from_day').notNull(),
    /** Null while it lasts. */
    toDay: day('to_day'),
  },
  (table) => [primaryKey({ columns: [table.siteNumber, table.disease, table.fromDay] })],
)

/** Demonstration data: registers that are down while they have a row here. */
export const demonstrationOutages = pgTable('demonstration_outages', {
  register: text('register').primaryKey(),
})

/** [REG-03] Values that officers may change, each from a day on; `subject` tells apart several of a name. */
export const referenceSettings = pgTable(
  'reference_settings',
  {
    name: text('name').notNull(),
    subject: text('subject').notNull().default(''),
    validFrom: day('valid_from').notNull(),
    value: jsonb('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.subject, table.validFrom] })],
)

/** [REG-03] One row, raised by every statement that changes reference data. Running servers compare it to know when to reload. */
export const referenceRevision = pgTable(
  'reference_revision',
  { only: integer('only').primaryKey().default(1), revision: integer('revision').notNull() },
  (table) => [check('reference_revision_one', sql`${table.only} = 1`)],
)
