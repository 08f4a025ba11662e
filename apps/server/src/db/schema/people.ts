import { officerRoles as roleNames } from '@eksport/domain'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** A person by the subject of the login provider. National ids are not stored here. */
export const persons = pgTable('persons', {
  id: text('id').primaryKey(),
  audience: text('audience', { enum: ['submitter', 'caseworker'] }).notNull(),
  name: text('name').notNull(),
  office: text('office'),
  /** [ADM-04] An officer's title, as in their letters of appointment. */
  title: text('title'),
  /** [ADM-04] Weekdays on which an officer never works; Monday is 1. */
  freeDays: smallint('free_days').array().notNull().default(sql`'{}'`),
  /** [SEC-04] The version of office, title and free days. */
  placeVersion: integer('place_version').notNull().default(1),
  /** Chosen last, and offered first at the next login [AUT-03]. */
  lastOrganisation: text('last_organisation'),
  mail: text('mail'),
  mailUpdatedAt: instant('mail_updated_at'),
})

/**
 * [ADM-04] Every role that an officer holds or has held: by whom, when and why it was given (no person if by the
 * operator's command). Roles that are not withdrawn decide what the officer may do.
 */
export const officerRoles = pgTable(
  'officer_roles',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    personId: text('person_id')
      .notNull()
      .references(() => persons.id),
    role: text('role', { enum: roleNames }).notNull(),
    grantedAt: instant('granted_at').notNull(),
    grantedBy: text('granted_by').references(() => persons.id),
    reason: text('reason').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    withdrawnBy: text('withdrawn_by').references(() => persons.id),
    withdrawnReason: text('withdrawn_reason'),
  },
  (table) => [
    uniqueIndex('officer_roles_held').on(table.personId, table.role).where(sql`withdrawn_at is null`),
    check('officer_roles_of_another', sql`granted_by is distinct from person_id`),
  ],
)

export const organisations = pgTable('organisations', {
  organisationNumber: text('organisation_number').primaryKey(),
  name: text('name').notNull(),
  organisationForm: text('organisation_form'),
  address: text('address'),
})

/** Who may act for which organisation. */
export const delegations = pgTable(
  'delegations',
  {
    personId: text('person_id')
      .notNull()
      .references(() => persons.id),
    organisationNumber: text('organisation_number')
      .notNull()
      .references(() => organisations.organisationNumber),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validTo: date('valid_to', { mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.personId, table.organisationNumber] })],
)

/** [AUT-04] The exporters that an organisation may apply for. */
export const representations = pgTable(
  'representations',
  {
    organisationNumber: text('organisation_number')
      .notNull()
      .references(() => organisations.organisationNumber),
    exporterNumber: text('exporter_number')
      .notNull()
      .references(() => organisations.organisationNumber),
  },
  (table) => [primaryKey({ columns: [table.organisationNumber, table.exporterNumber] })],
)

/** [SEC-09] A login session. Only the hash of the cookie's value is stored. */
export const sessions = pgTable(
  'sessions',
  {
    idHash: text('id_hash').primaryKey(),
    audience: text('audience', { enum: ['submitter', 'caseworker'] }).notNull(),
    personId: text('person_id')
      .notNull()
      .references(() => persons.id),
    level: integer('level').notNull(),
    /** [SEC-10] The id (`sid`) of the login provider's session, which names it in logouts. */
    providerSession: text('provider_session'),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [index('sessions_provider_session').on(table.providerSession)],
)

/** [SEC-10] Logout tokens that were used, so that none is accepted twice. */
export const usedLogoutTokens = pgTable('used_logout_tokens', {
  /** The hash of the token's `jti` and issuer. */
  idHash: text('id_hash').primaryKey(),
  usedAt: instant('used_at').notNull(),
})

/** A login attempt: what the login provider's answer must match. Used once. */
export const loginAttempts = pgTable('login_attempts', {
  idHash: text('id_hash').primaryKey(),
  audience: text('audience', { enum: ['submitter', 'caseworker'] }).notNull(),
  state: text('state').notNull(),
  nonce: text('nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  next: text('next').notNull(),
  createdAt: instant('created_at').notNull(),
})
