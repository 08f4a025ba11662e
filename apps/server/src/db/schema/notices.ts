import { mailProblems, mailStates, noticeKinds } from '@eksport/domain'
import { locales } from '@eksport/forms'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { instant } from './columns.ts'
import { persons } from './people.ts'

/** [ACT-13] Notices to persons and to authorities of importing countries, with the state of their mail. */
export const notices = pgTable(
  'notices',
  {
    /** Derived from recipient, subject and occasion, so that the same notice cannot be given twice. */
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: noticeKinds }).notNull(),
    side: text('side', { enum: ['exporter', 'officer', 'authority'] }).notNull(),
    referenceNumber: integer('reference_number')
      .notNull()
      .references(() => applications.referenceNumber),
    /** The applicant, even if an officer is notified. */
    organisationNumber: text('organisation_number').notNull(),
    /** Null if an authority is notified. */
    personId: text('person_id').references(() => persons.id),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    mailState: text('mail_state', { enum: mailStates }).notNull(),
    mailProblem: text('mail_problem', { enum: mailProblems }),
    mailedAt: instant('mailed_at'),
    /** The address of an authority. A person's address is looked up when the mail is sent. */
    address: text('address'),
  },
  (table) => [
    index('notices_person').on(table.personId, table.createdAt),
    index('notices_application').on(table.referenceNumber),
    index('notices_age').on(table.createdAt),
  ],
)

/** A person's choices about notices. The default is every mail, in bokmål. */
export const noticeSettings = pgTable('notice_settings', {
  personId: text('person_id')
    .primaryKey()
    .references(() => persons.id),
  /** Raised by every change. */
  version: integer('version').notNull().default(1),
  locale: text('locale', { enum: locales }).notNull(),
  /** Kinds that are shown in the app only. */
  withoutMail: text('without_mail', { enum: noticeKinds }).array().notNull(),
})
