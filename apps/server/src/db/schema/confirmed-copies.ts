import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { instant } from './columns.ts'

/** [CPY-01] Orders of confirmed copies. They have their own table because they change nothing in the certificate. */
export const confirmedCopies = pgTable(
  'confirmed_copies',
  {
    id: uuid('id').primaryKey(),
    referenceNumber: integer('reference_number')
      .notNull()
      .references(() => applications.referenceNumber),
    organisationNumber: text('organisation_number').notNull(),
    /** Raised by every change. */
    version: integer('version').notNull().default(1),
    numberOfCopies: integer('number_of_copies').notNull(),
    office: text('office').notNull(),
    /** Day and time in Oslo, as chosen. */
    collectionDate: text('collection_date').notNull(),
    collectionTime: text('collection_time').notNull(),
    /** In kroner, from the price list of the day of the order. */
    fee: integer('fee').notNull(),
    orderedAt: instant('ordered_at').notNull(),
    /** Since when the order waits to be printed; null once it is printed or cancelled. */
    toPrintSince: instant('to_print_since'),
    printedAt: instant('printed_at'),
    /** How many were printed. If the order changes to another number, it is printed again. */
    printedCopies: integer('printed_copies'),
    /** The office where they were printed. If the order moves to another office, it is printed again. */
    printedOffice: text('printed_office'),
    printedBy: text('printed_by'),
    printedName: text('printed_name'),
    handedOutAt: instant('handed_out_at'),
    handedOutBy: text('handed_out_by'),
    handedOutName: text('handed_out_name'),
    collectedBy: text('collected_by'),
    cancelledAt: instant('cancelled_at'),
  },
  (table) => [
    index('confirmed_copies_application').on(table.referenceNumber, table.orderedAt),
    index('confirmed_copies_waiting')
      .on(table.office, table.collectionDate)
      .where(sql`handed_out_at is null and cancelled_at is null`),
    check('confirmed_copies_number', sql`number_of_copies between 1 and 9`),
    check('confirmed_copies_end', sql`handed_out_at is null or (printed_at is not null and cancelled_at is null)`),
  ],
)
