import {
  type ConsignmentQuestion,
  consignmentOf,
  type DiseaseRecord,
  isSameConsignee,
  isSameConsignment,
  type Register,
  registers,
  type SimilarApplication,
  type SiteDays,
} from '@eksport/domain'
import { relevantDocument } from '@eksport/domain/templates'
import { and, desc, eq, gte, inArray, isNotNull, isNull, lte, ne, notInArray, or } from 'drizzle-orm'
import { applications } from '../schema/applications.ts'
import { organisations } from '../schema/people.ts'
import { demonstrationDiseases, demonstrationOutages } from '../schema/registers.ts'
import { fromRow } from '../stored-application.ts'
import type { Transaction } from '../transaction.ts'

/** Demonstration data: diseases at sites on any of the given days. */
export async function diseasesAt(tx: Transaction, sites: readonly SiteDays[]): Promise<DiseaseRecord[]> {
  const on = sites.map(({ siteNumber, from, to }) =>
    and(
      eq(demonstrationDiseases.siteNumber, siteNumber),
      lte(demonstrationDiseases.fromDay, to),
      or(isNull(demonstrationDiseases.toDay), gte(demonstrationDiseases.toDay, from)),
    ),
  )
  const rows = await tx
    .select()
    .from(demonstrationDiseases)
    .where(or(...on))
    .orderBy(demonstrationDiseases.siteNumber, demonstrationDiseases.fromDay)
  return rows.map(({ siteNumber, disease, fromDay, toDay }) => ({
    siteNumber,
    disease,
    from: fromDay,
    ...(toDay === null ? {} : { to: toDay }),
  }))
}

/** Demonstration data: which registers are down. */
export async function registerOutages(tx: Transaction): Promise<ReadonlySet<Register>> {
  const rows = await tx.select().from(demonstrationOutages)
  const down = new Set(rows.map(({ register }) => register))
  return new Set(registers.filter((register) => down.has(register)))
}

/** Those of the numbers that are in the register of organisations. */
export async function knownOrganisations(tx: Transaction, numbers: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ organisationNumber: organisations.organisationNumber })
    .from(organisations)
    .where(inArray(organisations.organisationNumber, [...numbers]))
  return rows.map(({ organisationNumber }) => organisationNumber)
}

// Drafts and ended applications are not consignments.
const withoutConsignment = [
  'UNDER_REGISTRERING',
  'AVSLAG',
  'TRUKKET_TILBAKE',
  'KANSELLERT',
  'ANNULLERT',
  'ERSTATTET',
] as const
const issued: ReadonlySet<string> = new Set([
  'UTSTEDT',
  'ERSTATNING_UNDER_REGISTRERING',
  'ERSTATNING_BEHANDLES',
  'KANSELLERING_BEHANDLES',
])

// As many as an officer would look at; more than an exporter sends to a country in a day.
const maxSimilar = 10
const maxOfDay = 500

/** [REG-02] Applications of all organisations that look like the same consignment. The caller reads as the system. */
export async function similarApplications(
  tx: Transaction,
  question: ConsignmentQuestion,
): Promise<SimilarApplication[]> {
  const others = [question.referenceNumber ?? 0, ...question.replaces]
  const sameDay = await tx
    .select({ referenceNumber: applications.referenceNumber, consignee: applications.consigneeName })
    .from(applications)
    .where(
      and(
        eq(applications.consignorNumber, question.consignor),
        eq(applications.country, question.country),
        eq(applications.departureDate, question.departure),
        isNotNull(applications.submittedAt),
        isNull(applications.deletedAt),
        notInArray(applications.status, [...withoutConsignment]),
        ne(applications.applicationFormat, 'PDF'),
        notInArray(applications.referenceNumber, others),
      ),
    )
    .orderBy(desc(applications.referenceNumber))
    .limit(maxOfDay)
  // Not compared by the database, whose lower case depends on its locale; and only these documents are read.
  const sameConsignee = sameDay.filter(({ consignee }) => isSameConsignee(consignee ?? '', question.consignee))
  const rows = await tx
    .select()
    .from(applications)
    .where(
      inArray(
        applications.referenceNumber,
        sameConsignee.map(({ referenceNumber }) => referenceNumber),
      ),
    )
    .orderBy(applications.referenceNumber)
  return rows
    .map(fromRow)
    .filter(({ document }) => {
      const other = consignmentOf(relevantDocument(document))
      return other !== undefined && isSameConsignment(question, other)
    })
    .slice(0, maxSimilar)
    .map(({ organisationNumber, document: { referenceNumber, applicationStatus } }) => ({
      referenceNumber,
      organisationNumber,
      issued: issued.has(applicationStatus),
    }))
}
