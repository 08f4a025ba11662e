import { locales } from '@eksport/forms'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { persons } from './people.ts'

/** [AUT-02] The owner of a national id. Only its fingerprint under a key of the server is stored. */
export const nationalIds = pgTable('national_ids', {
  personId: text('person_id')
    .primaryKey()
    .references(() => persons.id),
  fingerprint: text('fingerprint').notNull().unique('national_ids_fingerprint'),
})

/** [SEC-11] [SEC-13] A request for a login link, whether or not the person exists. */
export const loginLinks = pgTable(
  'login_links',
  {
    id: uuid('id').primaryKey(),
    /** The fingerprint of the national id that was typed. */
    fingerprint: text('fingerprint').notNull(),
    /** The fingerprint of the client's IP address. */
    client: text('client').notNull(),
    /** The hash of the secret of the browser that asked. The link works in no other browser. */
    browserHash: text('browser_hash').notNull(),
    /** The language of the page where it was asked for. A person's own choice takes precedence. */
    locale: text('locale', { enum: locales }).notNull(),
    /** The path to open after login. */
    next: text('next').notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** The person that the link was made for; null if it was not made. */
    personId: text('person_id').references(() => persons.id),
    /** The hash of one token per attempt to send the mail: whichever arrives works. */
    tokenHashes: text('token_hashes').array().notNull(),
    /** When it was used, or replaced by a newer one. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('login_links_age').on(table.requestedAt),
    index('login_links_token').using('gin', table.tokenHashes),
  ],
)
