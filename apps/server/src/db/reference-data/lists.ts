import { openingHoursSchema, phraseSchema, publicHolidaySchema } from '@eksport/domain'
import { z } from 'zod'
import { entrySchemas } from './entry-schemas.ts'

const rows = <Entry extends z.ZodType>(entry: Entry) => z.array(entry)

/**
 * [REG-03] Every reference-data list with the schema of its rows. Reading parses by it, and a version that does not fit
 * is refused.
 */
export const listsSchema = z.object({
  species: rows(entrySchemas.species),
  countries: rows(entrySchemas.country),
  'catch-areas': rows(entrySchemas.plain),
  'aquaculture-areas': rows(entrySchemas.plain),
  'packaging-types': rows(entrySchemas.certified),
  'product-classification': rows(entrySchemas.classification),
  'hs-goods': rows(entrySchemas.goodsHeading),
  'processing-states': rows(entrySchemas.certified),
  'processing-types': rows(entrySchemas.certified),
  'nature-of-commodities': rows(entrySchemas.certified),
  'animal-health': rows(entrySchemas.plain),
  'border-control-posts': rows(entrySchemas.borderControlPost),
  'points-of-entry': rows(entrySchemas.pointOfEntry),
  'certificate-offices': rows(entrySchemas.office),
  'opening-hours': rows(openingHoursSchema),
  /** A holiday that is taken away stays in the list, so that it can be put back. */
  'public-holidays': rows(publicHolidaySchema.extend({ observed: z.boolean().default(true) })),
  'certificate-templates': rows(entrySchemas.template),
  'certificate-template-categories': rows(entrySchemas.category),
  'country-certificate-templates': rows(entrySchemas.countryTemplate),
  fees: rows(entrySchemas.fee),
  'importing-authorities': rows(entrySchemas.importingAuthority),
  'decision-texts': rows(entrySchemas.decisionText),
  phrases: rows(phraseSchema),
  establishments: rows(entrySchemas.establishment),
  'aquaculture-sites': rows(entrySchemas.site),
})

/** The name of a reference-data list. */
export type ListName = keyof typeof listsSchema.shape

export const listNames = listsSchema.keyof().options

/** The file in `data/` from which a release loads a list. */
export const fileOf = (list: ListName): string => (list === 'catch-areas' ? 'fao-areas.json' : `${list}.json`)

/** A row as it was loaded, including unused fields. */
export type Row = Readonly<Record<string, unknown>>

const idRules: Readonly<Partial<Record<ListName, (row: Row) => string>>> = {
  'product-classification': (row) => String(row.id),
  'country-certificate-templates': (row) => `${row.country} ${row.certificateTemplate}`,
  fees: (row) => `${row.code} ${row.validFrom}`,
  establishments: (row) => String(row.approvalNumber),
  'aquaculture-sites': (row) => String(row.siteNumber),
}

/** The id of a row, unique in its list. */
export const idOf = (list: ListName, row: Row): string => idRules[list]?.(row) ?? String(row.code)
