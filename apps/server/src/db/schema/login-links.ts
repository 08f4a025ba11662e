import { locales } from '@eksport/forms'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { persons } from './people.ts'

/** [AUT-02] Whose a national id is: its fingerprint under a key of the server's, which is all that is kept of it. */
export const nationalIds = pgTable('national_ids', {
  personId: text('person_id')
    .primaryKey()
    .references(() => persons.id),
  fingerprint: text('fingerprint').notNull().unique('national_ids_fingerprint'),
})

/** [SEC-11] [SEC-13] Somebody asked for a link by which to log in, whether there is such a person or not. */
export const loginLinks = pgTable(
  'login_links',
  {
    id: uuid('id').primaryKey(),
    /** Of the national id that was typed. */
    fingerprint: text('fingerprint').notNull(),
    /** Fingerprint of the address that asked. */
    client: text('client').notNull(),
    /** Hash of the secret of the browser that asked: the link works in no other. */
    browserHash: text('browser_hash').notNull(),
    /** Read by whoever asked; a person's own choice comes before it. */
    locale: text('locale', { enum: locales }).notNull(),
    /** Where the login leads to. */
    next: text('next').notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** Whom a link was made for; nobody where none was. */
    personId: text('person_id').references(() => persons.id),
    /** One for each attempt to send it: whichever arrives works. */
    tokenHashes: text('token_hashes').array().notNull(),
    /** Used, or made useless by a newer one. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('login_links_age').on(table.requestedAt),
    index('login_links_token').using('gin', table.tokenHashes),
  ],
)
