import type { CertifiedNames, NamedList } from '../reference/code-list/code-entry.ts'

/** An establishment in the register of approved establishments. */
export interface EstablishmentFacts {
  readonly name: string
  readonly address?: string
  readonly postalCode?: string
  readonly postalCity?: string
  readonly country?: string
}

/** A site in the aquaculture register. */
export interface SiteFacts {
  readonly name: string
  readonly municipality?: string
}

/** What a document looks up in registers. An unknown code gives `undefined`, and the code itself is printed. */
export interface Lookups {
  name(list: NamedList, code: string): CertifiedNames | undefined
  scientificName(species: string): string | undefined
  establishment(approvalNumber: string): EstablishmentFacts | undefined
  site(siteNumber: number): SiteFacts | undefined
}
