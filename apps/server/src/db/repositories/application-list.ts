import {
  type ApplicationQuery,
  type ApplicationRow,
  applicationRowSchema,
  type SortEntry,
  type SortKey,
} from '@eksport/domain'
import { asc, count, desc, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { applications as table } from '../schema/applications.ts'
import type { Transaction } from '../transaction.ts'
import { filterCondition, type ListScope, scopeCondition } from './application-filters.ts'

/** [TBL-02] */
const sortColumns: Readonly<Record<SortKey, PgColumn>> = {
  REFERENCE_NUMBER: table.referenceNumber,
  STATUS: table.status,
  SUBMITTED_DATE_TIME: table.submittedAt,
  TEMPLATE: table.certificateTemplate,
  APPLICATION_TYPE: table.applicationType,
  COUNTRY_OF_DESTINATION: table.country,
  CONSIGNEE_NAME: table.consigneeName,
  CONSIGNOR_NAME: table.consignorName,
  CONSIGNOR_INTERNAL_REFERENCE: table.internalReference,
  CERTIFICATE_RETRIEVAL_OFFICE: table.retrievalOffice,
  APPLICATION_FORMAT: table.applicationFormat,
  CERTIFICATE_RETRIEVAL_TIME: table.retrievalTime,
  CERTIFICATE_RETRIEVAL_DATE: table.retrievalDate,
}

function order(sort: readonly SortEntry[]): SQL[] {
  const wanted = sort.map(({ key, direction }) => {
    const column = sortColumns[key]
    const sorted = direction === 'DESC' ? desc(column) : asc(column)
    // What is missing stands last either way: it is never what somebody sorts for.
    return column.notNull ? sorted : sql`${sorted} nulls last`
  })
  // The last word makes pages stable where everything else is equal.
  const stable = sort.some(({ key }) => key === 'REFERENCE_NUMBER') ? [] : [asc(table.referenceNumber)]
  return [...wanted, ...stable]
}

const columns = {
  referenceNumber: table.referenceNumber,
  status: table.status,
  applicationType: table.applicationType,
  applicationFormat: table.applicationFormat,
  certificateFormats: table.certificateFormats,
  certificateTemplate: table.certificateTemplate,
  country: table.country,
  consignorName: table.consignorName,
  internalReference: table.internalReference,
  consigneeName: table.consigneeName,
  retrievalDate: table.retrievalDate,
  retrievalTime: table.retrievalTime,
  retrievalOffice: table.retrievalOffice,
  submittedAt: table.submittedAt,
  originalReference: table.originalReference,
  caseworkerId: table.caseworkerId,
  caseworkerName: table.caseworkerName,
  species: table.species,
  netWeight: table.netWeight,
  version: table.version,
  revision: table.revision,
  collectedTime: sql<string | null>`${table.document}->>'collectedTime'`,
  retrievedTime: sql<string | null>`${table.document}->>'electronicallyRetrievedTime'`,
  matsReference: sql<string | null>`${table.document}->>'originalReferenceNumberFromSkjematjenesten'`,
  replacedBy: sql<number[] | null>`${table.document}->'replacedByApplicationReferences'`,
}

/** The page is chosen by reference numbers alone: a sort would else carry what is read out of every document. */
async function selectRows(tx: Transaction, scope: ListScope, { filters, sort, page, size }: ApplicationQuery) {
  const numbers = tx
    .select({ referenceNumber: table.referenceNumber })
    .from(table)
    .where(filterCondition(scope, filters))
    .orderBy(...order(sort))
    .limit(size)
    .offset(page * size)
  return tx
    .select(columns)
    .from(table)
    .where(inArray(table.referenceNumber, numbers))
    .orderBy(...order(sort))
}

type Selected = Awaited<ReturnType<typeof selectRows>>[number]

/** A row of the list, and what the status machine asks of it besides. */
export interface ListedApplication {
  readonly row: ApplicationRow
  readonly subject: {
    readonly revision: number
    readonly collectedTime: string | undefined
    readonly electronicallyRetrievedTime: string | undefined
    readonly replacedByApplicationReferences: number[] | undefined
  }
}

function caseworkerOf({ caseworkerId, caseworkerName }: Selected): ApplicationRow['caseworker'] {
  return caseworkerId === null || caseworkerName === null ? undefined : { id: caseworkerId, name: caseworkerName }
}

/** Columns as they are read; null and undefined are both 'not known'. What may be done with it depends on the reader. */
function fromRow(row: Selected): ListedApplication {
  return {
    row: applicationRowSchema.parse({
      referenceNumber: row.referenceNumber,
      applicationStatus: row.status,
      applicationType: row.applicationType,
      applicationFormat: row.applicationFormat,
      certificateFormats: row.certificateFormats,
      certificateTemplate: row.certificateTemplate,
      countryOfDestination: row.country,
      consignorName: row.consignorName ?? undefined,
      consignorInternalReference: row.internalReference ?? undefined,
      consigneeName: row.consigneeName ?? undefined,
      retrievalDate: row.retrievalDate ?? undefined,
      retrievalTime: row.retrievalTime ?? undefined,
      retrievalOffice: row.retrievalOffice ?? undefined,
      submittedDateTime: row.submittedAt?.toISOString(),
      originalApplicationReference: row.originalReference ?? undefined,
      originalReferenceNumberFromSkjematjenesten: row.matsReference ?? undefined,
      caseworker: caseworkerOf(row),
      goods: { species: row.species, netWeight: row.netWeight ?? 0 },
      version: row.version,
      actions: [],
    }),
    subject: {
      revision: row.revision,
      collectedTime: row.collectedTime ?? undefined,
      electronicallyRetrievedTime: row.retrievedTime ?? undefined,
      replacedByApplicationReferences: row.replacedBy ?? undefined,
    },
  }
}

/** One page and how many there are in all. */
export async function listApplications(tx: Transaction, scope: ListScope, query: ApplicationQuery) {
  const [counted] = await tx.select({ total: count() }).from(table).where(filterCondition(scope, query.filters))
  const rows = await selectRows(tx, scope, query)
  return { rows: rows.map(fromRow), total: counted?.total ?? 0 }
}

/** How many cases in each status, and how many of them nobody or this officer has taken. */
export async function countCases(tx: Transaction, personId: string) {
  return tx
    .select({
      status: table.status,
      all: count(),
      mine: sql<number>`count(*) filter (where ${table.caseworkerId} = ${personId})`.mapWith(Number),
      unassigned: sql<number>`count(*) filter (where ${table.caseworkerId} is null)`.mapWith(Number),
    })
    .from(table)
    .where(scopeCondition({ audience: 'caseworker', personId }))
    .groupBy(table.status)
}
