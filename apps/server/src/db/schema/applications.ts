import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, numeric, pgSequence, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Reference numbers are public and consecutive: an own sequence, so that a copied table cannot disturb it. */
export const referenceNumbers = pgSequence('application_reference_number', { startWith: 1 })

/** Statuses of a replacement that came to nothing: its original can have another. */
export const endedUnissued = ['TRUKKET_TILBAKE', 'AVSLAG', 'KANSELLERT', 'ANNULLERT'] as const

// An index is written with the values in it.
const livingReplacement = sql.raw(
  `deleted_at is null and status not in (${endedUnissued.map((status) => `'${status}'`).join(', ')})`,
)

const living = sql.raw('deleted_at is null')

/**
 * One application. `document` holds it whole; the columns beside it are written from it at every save,
 * so that lists are filtered and sorted by indexes.
 */
export const applications = pgTable(
  'applications',
  {
    referenceNumber: integer('reference_number').primaryKey().default(sql`nextval('application_reference_number')`),
    /** The organisation that applies: the tenant. */
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
    /** [ACT-06] Until when the authority must be done, while its clock runs; nothing where it stands still or has ended. */
    dueAt: instant('due_at'),
    /** [CW-06] What it must be done before, and when that is; as `due_at`. */
    dueCause: text('due_cause', { enum: ['PICKUP', 'LAST_CONTROL', 'DEPARTURE'] }),
    dueEventAt: instant('due_event_at'),
    /** [CW-06] How many points of its findings are still to be assessed, in all and by their codes; nothing where nobody assesses it. */
    openFindings: integer('open_findings'),
    openFindingCodes: jsonb('open_finding_codes').$type<Readonly<Record<string, number>>>(),
    /** [CW-06] Since when an answer to a question is there that no officer has looked at. */
    answeredAt: instant('answered_at'),
    /** [CW-06] How far its electronic certificate is, as a place among `deliveriesByUrgency`; the trigger `keep_delivery` writes it, and nobody else. */
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
    statusBeforeCancellation: text('status_before_cancellation'),
    version: integer('version').notNull(),
    revision: integer('revision').notNull(),
    document: jsonb('document').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    submittedAt: instant('submitted_at'),
    deletedAt: instant('deleted_at'),
    /** [ACT-14] Since when a deleted draft is a number and its history: what was written in it is gone. */
    erasedAt: instant('erased_at'),
  },
  (table) => [
    // [OPS-07] Each order of the list is walked along an index, and each filter by a code counted in one (docs/decisions/063). They hold all that
    // row-level security asks too, so that no row is read for it.
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
      .where(sql`submitted_at is not null and deleted_at is null`),
    index('applications_submitted')
      .on(table.submittedAt, table.referenceNumber, table.organisationNumber)
      .where(sql`submitted_at is not null and deleted_at is null`),
    // Of an organisation most are its own: along all names, those of all others would be passed first.
    index('applications_tenant_consignor')
      .on(table.organisationNumber, table.consignorName, table.referenceNumber, table.submittedAt)
      .where(living),
    // One serves officers and every organisation: a long list is a large part of it.
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
    // Of an office some countries have nothing: their stretches are passed without a look at a row.
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
    // Row 27: one living replacement of a certificate, also of one that the older service issued [MAT-01].
    uniqueIndex('applications_replacement')
      .on(table.originalReference)
      .where(sql`${livingReplacement} and original_reference is not null`),
    uniqueIndex('applications_mats_replacement')
      .on(sql`(document->>'originalReferenceNumberFromSkjematjenesten')`)
      .where(sql`${livingReplacement} and (document->>'originalReferenceNumberFromSkjematjenesten') is not null`),
    // Whether there is one is asked for each row of a list.
    index('applications_original').on(table.originalReference).where(sql`original_reference is not null`),
    // [EXP-10] The rows of a series know what they were begun from.
    index('applications_series')
      .on(sql`((document->>'seriesOf')::integer)`, table.referenceNumber)
      .where(sql`document ? 'seriesOf' and deleted_at is null`),
    // [CW-04] The desk asks for the papers of an office and a day.
    index('applications_pickups')
      .on(table.retrievalOffice, table.retrievalDate)
      .where(sql`submitted_at is not null and deleted_at is null`),
    index('applications_drafts')
      .on(table.updatedAt)
      .where(sql`status = 'UNDER_REGISTRERING' and submitted_at is null and deleted_at is null`),
  ],
)

/** What was fixed at a step: the answers as they were sent, the same with a pickup that was moved since, and the document as it was approved. */
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
