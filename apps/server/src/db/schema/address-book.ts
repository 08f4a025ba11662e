import { addressKinds, type BookedAddress } from '@eksport/domain'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { instant } from './columns.ts'

/** [EXP-05] Addresses of an organisation, learned from its applications and edited by hand. */
export const addressBook = pgTable(
  'address_book',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    organisationNumber: text('organisation_number').notNull(),
    kind: text('kind', { enum: addressKinds }).notNull(),
    /** The normalised address, unique in the book. */
    key: text('key').notNull(),
    address: jsonb('address').$type<BookedAddress>().notNull(),
    /** Raised by every change of the address. */
    version: integer('version').notNull().default(1),
    usedAt: instant('used_at').notNull(),
    /** The application that was last sent with it; null for addresses learned before this was stored. */
    referenceNumber: integer('reference_number').references(() => applications.referenceNumber),
  },
  (table) => [
    uniqueIndex('address_book_key').on(table.organisationNumber, table.kind, table.key),
    index('address_book_application').on(table.referenceNumber),
  ],
)
