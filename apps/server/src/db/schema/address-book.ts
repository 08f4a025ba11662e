import { addressKinds, type BookedAddress } from '@eksport/domain'
import { jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** [EXP-05] Addresses of an organisation, learned from what it sent and mended by hand. */
export const addressBook = pgTable(
  'address_book',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    organisationNumber: text('organisation_number').notNull(),
    kind: text('kind', { enum: addressKinds }).notNull(),
    /** What the address is known by. */
    key: text('key').notNull(),
    address: jsonb('address').$type<BookedAddress>().notNull(),
    usedAt: timestamp('used_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [uniqueIndex('address_book_key').on(table.organisationNumber, table.kind, table.key)],
)
