import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, numeric, pgSequence, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Reference numbers are public and consecutive. They have their own sequence, so that copying the table does not disturb it. */
export const referenceNumbers = pgSequence('application_reference_number', { startWith: 1 })

/** Statuses in which a replacement has ended without a certificate, so that its original may get another one. */
export const endedUnissued = ['TRUKKET_TILBAKE', 'AVSLAG', 'KANSELLERT', 'ANNULLERT'] as const

// The condition of an index cannot have parameters.
const livingReplacement = sql.raw(
  `deleted_at is null and status not in (${endedUnissued.map((status) => `'${status}'`).join(', ')})`,
)

const living = sql.raw('deleted_at is null')
const sent = sql.raw('submitted_at is not null and deleted_at is null')

/**
 * One application. `document` holds all of it; the other columns are derived from it at every save, so that lists can
 * be filtered and sorted by indexes. An index over an expression of `document` would not do: row-level security has to be
 * checked before operators of jsonb, which may reveal a row by an error.
 */
export const applications = pgTable(
  'applications',
  {
    referenceNumber: integer('reference_number').primaryKey().default(sql`nextval('application_reference_number')`),
    /** The applicant: the tenant. */
    organisationNumber: text('organisation_number').notNull(),
    organisationName: text('organisation_name').notNull(),
    status: text('status').notNull(),
    applicationType: text('application_type').notNull(),
    applicationFormat: text('application_format').notNull(),
    certificateFormats: text('certificate_formats').array().notNull(),
    certificateTemplate: text('certificate_template').notNull(),
    country: text('country').notNull(),
    consignorNumber: text('consignor_number').notNull(),
    consignorName: text('consignor_name'),
    consignorInternalReference: text('internal_reference'),
    consigneeName: text('consignee_name'),
    placeOfDestination: text('place_of_destination'),
    /** The day on which the consignment leaves, as `YYYY-MM-DD`. */
    departureDate: text('departure_date'),
    /** [ACT-06] The authority's deadline while its clock runs; null while it is stopped or has ended. */
    dueAt: instant('due_at'),
    /** [CW-06] What the deadline is for, and when that is; null with `due_at`. */
    dueCause: text('due_cause', { enum: ['PICKUP', 'LAST_CONTROL', 'DEPARTURE'] }),
    dueEventAt: instant('due_event_at'),
    /** [CW-06] How many points of its findings are still to be assessed, in all and by code; null if it is not being assessed. */
    openFindings: integer('open_findings'),
    openFindingCodes: jsonb('open_finding_codes').$type<Readonly<Record<string, number>>>(),
    /** [CW-06] When a question was answered whose answer no officer has read yet. */
    answeredAt: instant('answered_at'),
    /** [CW-06] The delivery state as a 1-based index into `deliveriesByUrgency`; written only by the trigger `keep_delivery`. */
    delivery: integer('delivery'),
    retrievalDate: date('retrieval_date', { mode: 'string' }),
    retrievalTime: text('retrieval_time'),
    retrievalOffice: text('retrieval_office'),
    species: text('species').array().notNull(),
    netWeight: numeric('net_weight', { mode: 'number' }),
    establishments: text('establishments').array().notNull(),
    caseworkerId: text('caseworker_id'),
    caseworkerName: text('caseworker_name'),
    originalReference: integer('original_reference'),
    /** [MAT-01] The number in the older service of the certificate that it replaces. */
    matsOriginal: text('mats_original'),
    /** [EXP-10] The application that the rows of its series were copied from. */
    seriesOf: integer('series_of'),
    statusBeforeCancellation: text('status_before_cancellation'),
    version: integer('version').notNull(),
    revision: integer('revision').notNull(),
    document: jsonb('document').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    submittedAt: instant('submitted_at'),
    deletedAt: instant('deleted_at'),
    /** [ACT-14] When the content of a deleted draft was erased. Only number and history remain. */
    erasedAt: instant('erased_at'),
  },
  (table) => [
    // [OPS-07] Each sort order has an index, and each filter by a code is counted in one (docs/decisions/063).
    // They include the columns that row-level security checks, so that no row has to be read.
    index('applications_tenant_status')
      .on(table.organisationNumber, table.status, table.referenceNumber, table.submittedAt)
      .where(living),
    index('applications_tenant_reference').on(table.organisationNumber, table.referenceNumber),
    index('applications_tenant_submitted')
      .on(table.organisationNumber, table.submittedAt, table.referenceNumber)
      .where(living),
    index('applications_cases')
      .on(
        ...[table.status, table.referenceNumber, table.caseworkerId, table.submittedAt, table.organisationNumber],
        table.retrievalOffice,
      )
      .where(sent),
    index('applications_submitted').on(table.submittedAt, table.referenceNumber, table.organisationNumber).where(sent),
    // Most applications of an organisation are its own: an index over all names would pass those of all others first.
    index('applications_tenant_consignor')
      .on(table.organisationNumber, table.consignorName, table.referenceNumber, table.submittedAt)
      .where(living),
    // Shared by officers and all organisations: a long list is a large part of the index.
    ...Object.entries({
      applications_template: table.certificateTemplate,
      applications_type: table.applicationType,
      applications_format: table.applicationFormat,
      applications_consignor: table.consignorName,
      applications_internal_reference: table.consignorInternalReference,
      applications_consignee: table.consigneeName,
      applications_retrieval_date: table.retrievalDate,
      applications_retrieval_time: table.retrievalTime,
      applications_retrieval_office: table.retrievalOffice,
    }).map(([name, column]) =>
      index(name).on(column, table.referenceNumber, table.organisationNumber, table.submittedAt).where(living),
    ),
    // Lets the planner skip the countries without applications at an office.
    index('applications_country')
      .on(table.country, table.referenceNumber, table.organisationNumber, table.submittedAt, table.retrievalOffice)
      .where(living),
    index('applications_findings').on(table.openFindings, table.referenceNumber).where(sql`open_findings is not null`),
    index('applications_delivery')
      .on(table.delivery, table.referenceNumber, table.organisationNumber, table.submittedAt)
      .where(sql`delivery is not null and deleted_at is null`),
    index('applications_answered').on(table.answeredAt, table.referenceNumber).where(sql`answered_at is not null`),
    index('applications_due')
      .on(table.dueAt, table.referenceNumber, table.organisationNumber, table.submittedAt, table.status, table.delivery)
      .where(sql`due_at is not null and deleted_at is null`),
    // Row 27: at most one living replacement of a certificate, including those of the older service [MAT-01].
    uniqueIndex('applications_replacement')
      .on(table.originalReference)
      .where(sql`${livingReplacement} and original_reference is not null`),
    uniqueIndex('applications_mats_replacement')
      .on(table.matsOriginal)
      .where(sql`${livingReplacement} and mats_original is not null`),
    // Each row of a list asks whether it has a replacement.
    index('applications_original').on(table.originalReference).where(sql`original_reference is not null`),
    // [EXP-10] Rows of a series by the application they were copied from.
    index('applications_series')
      .on(table.seriesOf, table.referenceNumber)
      .where(sql`series_of is not null and deleted_at is null`),
    // [REG-02] Similar applications: who sends where, and when it leaves.
    index('applications_consignment')
      .on(table.consignorNumber, table.country, table.departureDate, table.referenceNumber)
      .where(sent),
    // [CW-04] The desk looks up pickups by office and day.
    index('applications_pickups').on(table.retrievalOffice, table.retrievalDate).where(sent),
    index('applications_drafts')
      .on(table.updatedAt)
      .where(sql`status = 'UNDER_REGISTRERING' and submitted_at is null and deleted_at is null`),
  ],
)

/** The state at a step: the answers as sent, the same after a moved pickup, and the document as approved. */
export const snapshots = pgTable(
  'snapshots',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    referenceNumber: integer('reference_number')
      .notNull()
      .references(() => applications.referenceNumber),
    organisationNumber: text('organisation_number').notNull(),
    kind: text('kind', { enum: ['SUBMITTED', 'PICKUP_MOVED', 'APPROVED'] }).notNull(),
    version: integer('version').notNull(),
    document: jsonb('document').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('snapshots_application').on(table.referenceNumber, table.kind, table.createdAt)],
)
