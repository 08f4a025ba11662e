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

/** A person as the login provider names them; no national id is kept. */
export const persons = pgTable('persons', {
  id: text('id').primaryKey(),
  audience: text('audience', { enum: ['submitter', 'caseworker'] }).notNull(),
  name: text('name').notNull(),
  office: text('office'),
  /** [ADM-04] Of an officer, as it stands in their letters of appointment. */
  title: text('title'),
  /** [ADM-04] Days of the week on which an officer never works: Monday is 1. */
  freeDays: smallint('free_days').array().notNull().default(sql`'{}'`),
  /** [SEC-04] Of office, title and free days. */
  placeVersion: integer('place_version').notNull().default(1),
  /** Chosen last, offered first at the next login [AUT-03]. */
  lastOrganisation: text('last_organisation'),
  mail: text('mail'),
  mailUpdatedAt: instant('mail_updated_at'),
})

/**
 * [ADM-04] Every role that an officer holds or has held: given by whom, when and why; nobody where the operator gave it by a command.
 * What an officer may do is what stands here and is not withdrawn.
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

/** Who may act for whom. */
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

/** [AUT-04] Exporters that an organisation applies for. */
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

/** [SEC-09] A login. Only the hash of the cookie's value is kept. */
export const sessions = pgTable(
  'sessions',
  {
    idHash: text('id_hash').primaryKey(),
    audience: text('audience', { enum: ['submitter', 'caseworker'] }).notNull(),
    personId: text('person_id')
      .notNull()
      .references(() => persons.id),
    level: integer('level').notNull(),
    /** [SEC-10] The provider's own session, by whose id (`sid`) either says that it has ended. */
    providerSession: text('provider_session'),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [index('sessions_provider_session').on(table.providerSession)],
)

/** [SEC-10] What a login provider has said once: a message of a logout is taken no second time. */
export const usedLogoutTokens = pgTable('used_logout_tokens', {
  /** Of the token's `jti` and who issued it. */
  idHash: text('id_hash').primaryKey(),
  usedAt: instant('used_at').notNull(),
})

/** One attempt to log in: what must come back unchanged from the login provider. Used once. */
export const loginAttempts = pgTable('login_attempts', {
  idHash: text('id_hash').primaryKey(),
  audience: text('audience', { enum: ['submitter', 'caseworker'] }).notNull(),
  state: text('state').notNull(),
  nonce: text('nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  next: text('next').notNull(),
  createdAt: instant('created_at').notNull(),
})
