import { z } from 'zod'

const entrySchema = z.looseObject({ code: z.string() })

/** Files of `data/` that become rows of `code_entries`; `id` tells apart what has the same code. */
export const codeListFiles = [
  { file: 'species.json', list: 'species' },
  { file: 'countries.json', list: 'countries' },
  { file: 'fao-areas.json', list: 'catch-areas' },
  { file: 'aquaculture-areas.json', list: 'aquaculture-areas' },
  { file: 'packaging-types.json', list: 'packaging-types' },
  { file: 'product-classification.json', list: 'product-classification' },
  { file: 'processing-states.json', list: 'processing-states' },
  { file: 'processing-types.json', list: 'processing-types' },
  { file: 'nature-of-commodities.json', list: 'nature-of-commodities' },
  { file: 'animal-health.json', list: 'animal-health' },
  { file: 'border-control-posts.json', list: 'border-control-posts' },
  { file: 'points-of-entry.json', list: 'points-of-entry' },
  { file: 'certificate-offices.json', list: 'certificate-offices' },
  { file: 'certificate-templates.json', list: 'certificate-templates' },
  { file: 'certificate-template-categories.json', list: 'certificate-template-categories' },
  { file: 'country-certificate-templates.json', list: 'country-certificate-templates' },
  { file: 'fees.json', list: 'fees' },
  { file: 'importing-authorities.json', list: 'importing-authorities' },
  { file: 'decision-texts.json', list: 'decision-texts' },
] as const

export type StoredListName = (typeof codeListFiles)[number]['list']

export const establishmentsFile = 'establishments.json'
export const sitesFile = 'aquaculture-sites.json'
export const settingsFile = 'settings.json'
export const operatingMessagesFile = 'operating-messages.json'

const rowsSchema = z.array(z.looseObject({}))

const idRules: Readonly<Record<string, (row: Readonly<Record<string, unknown>>) => string>> = {
  'product-classification': (row) => String(row.id),
  'country-certificate-templates': (row) => `${row.country} ${row.certificateTemplate}`,
  fees: (row) => `${row.code} ${row.validFrom}`,
}

/** Rows of one list as they are stored. */
export function codeEntryRows(list: StoredListName, content: unknown) {
  const idOf = idRules[list] ?? ((row) => entrySchema.parse(row).code)
  return rowsSchema.parse(content).map((entry, position) => ({ list, id: idOf(entry), position, entry }))
}
