import type { CodeListName } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'

export type EstablishmentFacts = {
  name: string
  address?: string
  postalCode?: string
  postalCity?: string
  country?: string
}
export type SiteFacts = { name: string; municipality?: string }

/** What a document asks of the reference data. An unknown code answers `undefined`, and the code itself is printed. */
export interface Lookups {
  name(list: CodeListName | 'certificate-templates' | 'animal-health', code: string): LocalizedText | undefined
  scientificName(species: string): string | undefined
  establishment(approvalNumber: string): EstablishmentFacts | undefined
  site(siteNumber: number): SiteFacts | undefined
}
