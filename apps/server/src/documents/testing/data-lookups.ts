import { readFileSync } from 'node:fs'
import type { Application } from '@eksport/domain'
import type { Lookups } from '@eksport/domain/documents'

type EstablishmentFacts = NonNullable<ReturnType<Lookups['establishment']>>
type SiteFacts = NonNullable<ReturnType<Lookups['site']>>
type Named = { code: string; names: { nb: string; nn: string; en: string; la?: string } }

// The files are validated where they are made; here they replace the database's tables.
const read = <T>(name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../../data/${name}.json`, import.meta.url), 'utf8')) as T

const lists = {
  species: 'species',
  countries: 'countries',
  'catch-areas': 'fao-areas',
  'aquaculture-areas': 'aquaculture-areas',
  'packaging-types': 'packaging-types',
  'product-classification': 'product-classification',
  'processing-states': 'processing-states',
  'processing-types': 'processing-types',
  'nature-of-commodities': 'nature-of-commodities',
  'border-control-posts': 'border-control-posts',
  'points-of-entry': 'points-of-entry',
  'certificate-offices': 'certificate-offices',
  'certificate-templates': 'certificate-templates',
} as const

/** Lookups over the reference data in `data/`, for tests and measurements. */
export function dataLookups(): Lookups {
  const named = new Map(
    Object.entries(lists).map(([list, file]) => [
      list,
      new Map(read<Named[]>(file).map((row) => [row.code, row.names])),
    ]),
  )
  const establishments = new Map(
    read<(EstablishmentFacts & { approvalNumber: string })[]>('establishments').map((row) => [row.approvalNumber, row]),
  )
  const sites = new Map(
    read<(SiteFacts & { siteNumber: number })[]>('aquaculture-sites').map((row) => [row.siteNumber, row]),
  )
  return {
    name: (list, code) => named.get(list)?.get(code),
    scientificName: (species) => named.get('species')?.get(species)?.la,
    establishment: (approvalNumber) => establishments.get(approvalNumber),
    site: (siteNumber) => sites.get(siteNumber),
  }
}

/** The sample applications as stored, with what the server adds to each. */
export function sampleApplications(): Application[] {
  const { applications } = read<{ applications: Omit<Application, 'version' | 'revision' | 'actions'>[] }>(
    'sample-applications',
  )
  return applications.map((application) => ({ ...application, version: 1, revision: 1, actions: [] }))
}
