import type { CertifiedNames, NamedList } from '../reference/code-list/code-entry.ts'

/** What the register of approved establishments knows of one of them. */
export interface EstablishmentFacts {
  readonly name: string
  readonly address?: string
  readonly postalCode?: string
  readonly postalCity?: string
  readonly country?: string
}

/** What the aquaculture register knows of a site. */
export interface SiteFacts {
  readonly name: string
  readonly municipality?: string
}

/** What a document asks of the registers. An unknown code answers `undefined`, and the code itself is printed. */
export interface Lookups {
  name(list: NamedList, code: string): CertifiedNames | undefined
  scientificName(species: string): string | undefined
  establishment(approvalNumber: string): EstablishmentFacts | undefined
  site(siteNumber: number): SiteFacts | undefined
}
