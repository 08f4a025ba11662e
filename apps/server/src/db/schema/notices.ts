import { mailProblems, mailStates, noticeKinds } from '@eksport/domain'
import { locales } from '@eksport/forms'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { instant } from './columns.ts'
import { persons } from './people.ts'

/** [ACT-13] What a person, or the authority of the importing country, is told; and how far its mail is. */
export const notices = pgTable(
  'notices',
  {
    /** Made of whom, of what and of which occasion: the same notice cannot be given twice. */
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: noticeKinds }).notNull(),
    side: text('side', { enum: ['exporter', 'officer', 'authority'] }).notNull(),
    referenceNumber: integer('reference_number')
      .notNull()
      .references(() => applications.referenceNumber),
    /** Of the applicant, also where an officer is told. */
    organisationNumber: text('organisation_number').notNull(),
    /** Nothing where an authority is told. */
    personId: text('person_id').references(() => persons.id),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    mailState: text('mail_state', { enum: mailStates }).notNull(),
    mailProblem: text('mail_problem', { enum: mailProblems }),
    mailedAt: instant('mailed_at'),
    /** Of an authority; a person's own is looked up when the mail leaves. */
    address: text('address'),
  },
  (table) => [
    index('notices_person').on(table.personId, table.createdAt),
    index('notices_application').on(table.referenceNumber),
    index('notices_age').on(table.createdAt),
  ],
)

/** What a person has chosen about notices; who has chosen nothing gets every mail, in bokmål. */
export const noticeSettings = pgTable('notice_settings', {
  personId: text('person_id')
    .primaryKey()
    .references(() => persons.id),
  /** Counts what was chosen. */
  version: integer('version').notNull().default(1),
  locale: text('locale', { enum: locales }).notNull(),
  /** Kinds that come in the app alone. */
  withoutMail: text('without_mail', { enum: noticeKinds }).array().notNull(),
})
