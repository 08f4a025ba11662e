import type { NamedList } from '@eksport/domain'
import type { Lookups } from '@eksport/domain/documents'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'

/** Lookups in the reference data for documents. */
export function documentLookups(data: ReferenceData): Lookups {
  const named = (list: NamedList) => {
    // Applications contain the name of their exporter.
    if (list === 'consignors') return []
    return list === 'certificate-templates' ? data.templates : data[list]
  }
  const indexes = new Map<NamedList, ReadonlyMap<string, Awaited<ReturnType<typeof named>>[number]>>()
  const index = (list: NamedList) => {
    const known = indexes.get(list)
    if (known !== undefined) return known
    const made = new Map(named(list).map((entry) => [entry.code, entry]))
    indexes.set(list, made)
    return made
  }
  const producers = new Map(data.establishments.map((entry) => [entry.approvalNumber, entry]))
  const sites = new Map(data.sites.map((entry) => [entry.siteNumber, entry]))
  return {
    name: (list, code) => index(list).get(code)?.names,
    scientificName: (species) => {
      const names = index('species').get(species)?.names
      return names !== undefined && 'la' in names ? names.la : undefined
    },
    establishment: (approvalNumber) => producers.get(approvalNumber),
    site: (siteNumber) => sites.get(siteNumber),
  }
}
