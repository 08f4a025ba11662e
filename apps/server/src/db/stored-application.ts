import { type ApplicationStatus, applicationStatuses, runningDeadline, totalsOf } from '@eksport/domain'
import { relevantDocument } from '@eksport/domain/templates'
import { z } from 'zod'
import { type ApplicationDocument, applicationDocumentSchema } from './application-document.ts'
import { factsToStore } from './list-facts.ts'
import { applications } from './schema/applications.ts'

/** An application with the facts that only the server knows. */
export interface StoredApplication {
  readonly organisationNumber: string
  readonly organisationName: string
  readonly document: ApplicationDocument
  readonly statusBeforeCancellation: ApplicationStatus | undefined
  readonly createdAt: Date
  /** When it was last written. */
  readonly updatedAt: Date
}

/** The columns of a stored application; the others are for lists and filters. */
export const storedColumns = {
  organisationNumber: applications.organisationNumber,
  organisationName: applications.organisationName,
  document: applications.document,
  statusBeforeCancellation: applications.statusBeforeCancellation,
  createdAt: applications.createdAt,
  updatedAt: applications.updatedAt,
}

type Row = Pick<typeof applications.$inferSelect, keyof typeof storedColumns>
type NewRow = typeof applications.$inferInsert

const statusSchema = z.enum(applicationStatuses)

export function fromRow(row: Row): StoredApplication {
  return {
    organisationNumber: row.organisationNumber,
    organisationName: row.organisationName,
    document: applicationDocumentSchema.parse(row.document),
    statusBeforeCancellation:
      row.statusBeforeCancellation === null ? undefined : statusSchema.parse(row.statusBeforeCancellation),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

const unique = (values: readonly (string | undefined)[]) => [...new Set(values.filter((value) => value !== undefined))]

function partyColumns({ consignor, recipient }: ApplicationDocument) {
  return {
    consignorNumber: consignor.organisationNumber,
    placeOfDestination: recipient?.placeOfDestination?.name ?? recipient?.placeOfDestination?.city ?? null,
  }
}

const departureColumn = ({ transport, control }: ApplicationDocument) => ({
  departureDate: transport?.dateOfDeparture ?? control?.dispatchDate ?? null,
})

function goodsColumns({ productLines = [] }: ApplicationDocument) {
  return {
    species: unique(productLines.map(({ species }) => species)),
    netWeight: totalsOf(productLines).netWeight,
    establishments: unique(productLines.map((line) => line.productionEstablishment?.approvalNumber)),
  }
}

function dueColumns(document: ApplicationDocument) {
  const deadline = runningDeadline(document)
  return {
    dueAt: deadline ? new Date(deadline.at) : null,
    dueCause: deadline?.cause ?? null,
    dueEventAt: deadline ? new Date(deadline.causeAt) : null,
  }
}

/** The row of an application: the whole document, and the columns by which lists filter and sort, from the answers that count. */
export function toRow(stored: StoredApplication, now: Date): NewRow {
  const { document } = stored
  const relevant = relevantDocument(document)
  return {
    referenceNumber: document.referenceNumber,
    organisationNumber: stored.organisationNumber,
    organisationName: stored.organisationName,
    status: document.applicationStatus,
    applicationType: document.applicationType,
    applicationFormat: document.applicationFormat,
    certificateFormats: document.certificateFormats,
    certificateTemplate: document.certificateTemplate,
    country: document.countryOfDestination,
    ...partyColumns(relevant),
    ...departureColumn(relevant),
    ...factsToStore(relevant),
    ...goodsColumns(relevant),
    ...dueColumns(relevant),
    caseworkerId: document.caseworker?.id ?? null,
    caseworkerName: document.caseworker?.name ?? null,
    originalReference: document.originalApplicationReference ?? null,
    matsOriginal: document.originalReferenceNumberFromSkjematjenesten ?? null,
    seriesOf: document.seriesOf ?? null,
    statusBeforeCancellation: stored.statusBeforeCancellation ?? null,
    version: document.version,
    revision: document.revision,
    document,
    createdAt: stored.createdAt,
    updatedAt: now,
    submittedAt: document.submittedDateTime === undefined ? null : new Date(document.submittedDateTime),
  }
}
