import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { aquacultureSites, codeEntries, establishments } from '../schema/reference-data.ts'
import { referenceRevision } from '../schema/registers.ts'
import type { Transaction } from '../transaction.ts'
import type { StoredListName } from './data-files.ts'
import { entrySchemas } from './entry-schemas.ts'
import { readSettings } from './settings.ts'

async function readList<Entry extends z.ZodType>(tx: Transaction, list: StoredListName, entry: Entry) {
  const rows = await tx
    .select({ entry: codeEntries.entry })
    .from(codeEntries)
    .where(eq(codeEntries.list, list))
    .orderBy(asc(codeEntries.position))
  return z.array(entry).parse(rows.map((row) => row.entry))
}

/**
 * All reference data at once. It is read and kept until its revision moves, so that rules and labels need no query.
 */
export async function readReferenceData(tx: Transaction) {
  // First: what changes while the lists are read is then read once more.
  const revision = await readRevision(tx)
  const sites = await tx.select({ entry: aquacultureSites.entry }).from(aquacultureSites)
  const producers = await tx.select({ entry: establishments.entry }).from(establishments)
  return {
    revision,
    species: await readList(tx, 'species', entrySchemas.species),
    countries: await readList(tx, 'countries', entrySchemas.country),
    'catch-areas': await readList(tx, 'catch-areas', entrySchemas.plain),
    'aquaculture-areas': await readList(tx, 'aquaculture-areas', entrySchemas.plain),
    'packaging-types': await readList(tx, 'packaging-types', entrySchemas.plain),
    'product-classification': await readList(tx, 'product-classification', entrySchemas.classification),
    'processing-states': await readList(tx, 'processing-states', entrySchemas.plain),
    'processing-types': await readList(tx, 'processing-types', entrySchemas.plain),
    'nature-of-commodities': await readList(tx, 'nature-of-commodities', entrySchemas.plain),
    'animal-health': await readList(tx, 'animal-health', entrySchemas.plain),
    'border-control-posts': await readList(tx, 'border-control-posts', entrySchemas.borderControlPost),
    'points-of-entry': await readList(tx, 'points-of-entry', entrySchemas.pointOfEntry),
    'certificate-offices': await readList(tx, 'certificate-offices', entrySchemas.office),
    templates: await readList(tx, 'certificate-templates', entrySchemas.template),
    categories: await readList(tx, 'certificate-template-categories', entrySchemas.category),
    countryTemplates: await readList(tx, 'country-certificate-templates', entrySchemas.countryTemplate),
    'decision-texts': await readList(tx, 'decision-texts', entrySchemas.decisionText),
    'importing-authorities': await readList(tx, 'importing-authorities', entrySchemas.importingAuthority),
    fees: await readList(tx, 'fees', entrySchemas.fee),
    settings: await readSettings(tx),
    establishments: z.array(entrySchemas.establishment).parse(producers.map((row) => row.entry)),
    sites: z.array(entrySchemas.site).parse(sites.map((row) => row.entry)),
  }
}

export type ReferenceData = Awaited<ReturnType<typeof readReferenceData>>

/** [REG-03] A number that moves with every change of the reference data. */
export async function readRevision(tx: Transaction): Promise<number> {
  const [row] = await tx.select({ revision: referenceRevision.revision }).from(referenceRevision)
  return row?.revision ?? 0
}
